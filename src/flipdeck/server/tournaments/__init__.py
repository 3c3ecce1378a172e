"""Tournaments: several tables under one page, driven by a log of their own."""
