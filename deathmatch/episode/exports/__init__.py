"""What a recording is given away as."""
