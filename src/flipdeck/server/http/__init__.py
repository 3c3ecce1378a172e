"""HTTP routes, static files and the OpenAPI document."""
