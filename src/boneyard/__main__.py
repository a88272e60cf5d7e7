"""`python -m boneyard` is the same as `boneyard`."""

from boneyard.cli import main

main(prog_name="boneyard")
