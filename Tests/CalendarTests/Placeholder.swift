// Placeholder until the first test of this box lands.
