// Placeholder until the first type of this box lands.
