"""The log of every table in a database."""
