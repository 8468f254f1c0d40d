// Filled by its first unit.
