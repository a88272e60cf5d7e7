"""Deals: fair ones, their proofs, and the puzzles of the day."""
