import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    // Servers start, break and come back; nothing is meant to come near.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Each file has servers of its own, and none shall slow the other down.
    fileParallelism: false,
  },
})
