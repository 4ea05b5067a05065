"""Several servers on one PostgreSQL: who lives, who keeps which table, and the way to its keeper."""
