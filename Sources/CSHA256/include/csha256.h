#ifndef LINKSITE_CSHA256_H
#define LINKSITE_CSHA256_H

#include <stddef.h>
#include <stdint.h>

/// True when this machine has instructions for SHA-256.
int csha256_is_available(void);

/// Mixes whole blocks of 64 bytes into the eight words of the state (FIPS 180-4, 6.2.2).
///
/// Only where ``csha256_is_available`` says so.
void csha256_mix(uint32_t *state, const uint8_t *blocks, size_t count);

#endif
