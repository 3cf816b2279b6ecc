import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from './run-program.mjs'

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * How a suite is asked for a report beside what it prints, and what the report says.
 *
 * @typedef {{ args: (file: string) => string[], tallyOf: (report: any) => Tally }} Suite
 */

/** @type {Readonly<Record<string, Suite>>} the steps that are many tests; any other counts as one */
const suites = {
  'test:unit': {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    tallyOf: ({ numPassedTests, numFailedTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  },
  'test:e2e': {
    args: () => ['--reporter=list,json'],
    tallyOf: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  },
}

/*
 * Runs the npm scripts named on the command line one after the other, stops at the first that
 * fails, and closes with one line that counts what passed and what failed.
 */
const total = { passed: 0, failed: 0 }
for (const step of process.argv.slice(2)) {
  console.log(`\n── npm run ${step}`)
  const { passed, failed } = await runStep(step)
  total.passed += passed
  total.failed += failed
  if (failed > 0) break
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * @param {string} step
 * @returns {Promise<Tally>}
 */
async function runStep(step) {
  const suite = suites[step]
  if (suite === undefined) {
    const code = await runScript(step)
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-tests-'))
  try {
    const file = join(folder, 'report.json')
    const code = await runScript(step, suite.args(file), { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
    const { passed, failed } = await readFile(file, 'utf8').then(
      (text) => suite.tallyOf(JSON.parse(text)),
      () => ({ passed: 0, failed: 1 }),
    )
    // A suite may fail outside its tests too: a file that does not load, a server that is not up.
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} step
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 */
function runScript(step, args = [], env = {}) {
  return runProgram('npm', ['run', '--silent', step, '--', ...args], { env })
}
