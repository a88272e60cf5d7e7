"""The shape of everything that is asked and answered."""
