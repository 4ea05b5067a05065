"""All cores of a machine: a front process that accepts, and workers that keep a share of the tables each."""
