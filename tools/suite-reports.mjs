import { relative } from 'node:path'
import { root } from './run-program.mjs'

/**
 * What a suite of many tests says of its run.
 *
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {readonly FileTime[]} files
 * @property {readonly string[]} retried the names of tests that passed only when tried once more
 *
 * @typedef {{ file: string, seconds: number }} FileTime
 *
 * How a suite is asked for a report beside what it prints, and how that is read.
 *
 * @typedef {object} Suite
 * @property {(file: string) => readonly string[]} args
 * @property {(file: string) => Record<string, string>} env
 * @property {(report: any) => Report} read
 */

/** @type {Suite} */
const browserSuite = {
  args: () => ['--reporter=list,json'],
  env: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  read({ stats, suites }) {
    /** @type {any[]} */
    const specs = suites.flatMap(specsIn)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      files: suites.map((/** @type {any} */ suite) => ({
        file: `e2e/${suite.file}`,
        seconds: secondsOf(specsIn(suite)),
      })),
      retried: specs
        .filter(({ tests }) => tests.some((/** @type {any} */ { status }) => status === 'flaky'))
        .map(({ file, title }) => `${file}: ${title}`),
    }
  },
}

/** @type {Readonly<Record<string, Suite>>} the npm scripts that are many tests; any other counts as one */
export const suites = {
  'test:unit': {
    args: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: () => ({}),
    read: ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      files: testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
        file: relative(root, name),
        seconds: (endTime - startTime) / 1000,
      })),
      retried: [],
    }),
  },
  'test:e2e': browserSuite,
  'test:current': browserSuite,
}

/**
 * @param {any} suite a file, or a group in it
 * @returns {any[]}
 */
function specsIn({ specs = [], suites: inner = [] }) {
  return [...specs, ...inner.flatMap(specsIn)]
}

/** @param {any[]} specs */
function secondsOf(specs) {
  const results = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return results.reduce((sum, { duration }) => sum + duration, 0) / 1000
}
