"""What players read: the Fluent catalogues, in French and English."""
