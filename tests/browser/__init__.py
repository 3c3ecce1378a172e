"""Tests in a real browser; a package, since fixtures of its scope end when its tests have run."""
