"""Where tables are kept: a write-ahead log for each, in SQLite or PostgreSQL. It stores texts and knows not what they mean."""
