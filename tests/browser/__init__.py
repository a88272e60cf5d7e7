"""The client in a real browser, and tables for its unit tests."""
