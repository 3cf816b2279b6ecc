import { defineConfig } from 'vitest/config'

/** Ceilings for a machine that has a lot to do; nothing is meant to come near. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
}

export default defineConfig({
  test: {
    projects: [
      { test: { ...patience, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { ...patience, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      { test: { ...patience, name: 'desk', include: ['apps/desk/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...patience,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
        },
      },
      { test: { ...patience, name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
})
