import { expect, test } from 'vitest'
import { suites } from './suite-reports.mjs'

const specs = [
  { title: 'sure', tests: [{ status: 'expected', results: [{ duration: 1500 }] }] },
  {
    title: 'unsure',
    file: 'home.spec.ts',
    tests: [{ status: 'flaky', results: [{ duration: 500 }, { duration: 1000 }] }],
  },
]

test('a browser test that needed a second try is named, and both tries count in the time of its file', () => {
  const report = suites['test:e2e']?.read({
    stats: { expected: 1, flaky: 1, unexpected: 0 },
    suites: [{ file: 'home.spec.ts', specs: [specs[0]], suites: [{ specs: [specs[1]] }] }],
  })
  expect(report).toEqual({
    passed: 2,
    failed: 0,
    files: [{ file: 'e2e/home.spec.ts', seconds: 3 }],
    retried: ['home.spec.ts: unsure'],
  })
})
