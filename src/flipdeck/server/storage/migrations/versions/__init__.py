"""The migrations, one module a version of the schema."""
