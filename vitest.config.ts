import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** What starts programs, kills them or fills disks is for the full ring (`docs/architecture.md`). */
const leftOut = process.env.RING === 'full' ? [] : ['**/*.full.test.ts']

/** Of these the first is about one PostgreSQL, and the others play several on it (`npm run test:citus`). */
const ofOneServer =
  process.env.TEST_CITUS === undefined
    ? []
    : ['**/test/citus/{citus-rules,parted-database,both-layouts}.test.ts']

const usual = {
  exclude: [...configDefaults.exclude, ...leftOut, ...ofOneServer],
  // Ceilings for a machine that has a lot to do; nothing is meant to come near.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  // Loading the modules anew takes longer than most files of tests; what one changes it puts back.
  isolate: false,
}

export default defineConfig({
  test: {
    // A worker waits for its database a third of its time; by itself it would leave one core alone.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...usual, name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { ...usual, name: 'client', include: ['packages/client/src/**/*.test.ts'] } },
      { test: { ...usual, name: 'ui', include: ['packages/ui/src/**/*.test.ts'] } },
      { test: { ...usual, name: 'web', include: ['apps/web/{src,build}/**/*.test.{ts,tsx}'] } },
      { test: { ...usual, name: 'desk', include: ['apps/desk/src/**/*.test.{ts,tsx}'] } },
      {
        test: {
          ...usual,
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: 'apps/server/test/global-setup.ts',
        },
      },
      { test: { ...usual, name: 'demo-core', include: ['apps/demo-core/src/**/*.test.ts'] } },
      { test: { ...usual, name: 'tools', include: ['tools/**/*.test.ts'] } },
    ],
  },
})
