import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rings } from './rings.mjs'
import { runProgram } from './run-program.mjs'
import { suites } from './suite-reports.mjs'

/** @typedef {import('./suite-reports.mjs').Report} Report */
/** @typedef {Report & { script: string, seconds: number }} Step */

const slowestShown = 20

/*
 * Runs the ring named on the command line, goes on to no phase after one that failed, says what took
 * how long, and closes with one line that counts what passed and what failed.
 */
const ring = rings[process.argv[2] ?? '']
if (ring === undefined) throw new Error(`a ring is one of ${Object.keys(rings).join(', ')}`)
/** @type {Step[]} */
const steps = []
for (const phase of ring.phases) {
  if (failedIn(steps) > 0) break
  await Promise.all(phase.map(runTrack))
}
tell(steps)
process.exitCode = failedIn(steps) > 0 ? 1 : 0

/** @param {readonly string[]} scripts */
async function runTrack(scripts) {
  for (const script of scripts) {
    console.log(`\n── npm run ${script}`)
    const began = Date.now()
    const report = await runStep(script)
    steps.push({ script, seconds: (Date.now() - began) / 1000, ...report })
    if (report.failed > 0) break
  }
}

/**
 * @param {string} script
 * @returns {Promise<Report>}
 */
async function runStep(script) {
  const suite = suites[script]
  if (suite === undefined) return oneTest((await runScript(script)) === 0)
  const folder = await mkdtemp(join(tmpdir(), 'ecenter-tests-'))
  try {
    const file = join(folder, 'report.json')
    const code = await runScript(script, suite.args(file), suite.env(file))
    const report = await readFile(file, 'utf8').then(
      (text) => suite.read(JSON.parse(text)),
      () => oneTest(false),
    )
    // A suite may fail outside its tests too: a file that does not load, a server that is not up.
    return code === 0 ? report : { ...report, failed: Math.max(report.failed, 1) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} script
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env]
 */
function runScript(script, args = [], env = {}) {
  return runProgram('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...ring?.env, ...env },
  })
}

/**
 * @param {boolean} hasPassed
 * @returns {Report}
 */
function oneTest(hasPassed) {
  return { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, files: [], retried: [] }
}

/** @param {readonly Step[]} run */
function tell(run) {
  console.log('\nseconds  step')
  for (const { script, seconds } of run) console.log(`${inColumn(seconds)}  ${script}`)
  const files = run.flatMap((step) => step.files).sort((one, other) => other.seconds - one.seconds)
  if (files.length > 0) console.log('\nseconds  slowest files')
  for (const { file, seconds } of files.slice(0, slowestShown)) {
    console.log(`${inColumn(seconds)}  ${file}`)
  }
  const retried = run.flatMap((step) => step.retried)
  if (retried.length > 0) console.log('\npassed only when tried once more:')
  for (const name of retried) console.log(`  ${name}`)
  const passed = run.reduce((sum, step) => sum + step.passed, 0)
  console.log(`\n${passed} passed, ${failedIn(run)} failed`)
}

/** @param {readonly Step[]} run */
function failedIn(run) {
  return run.reduce((sum, step) => sum + step.failed, 0)
}

/** @param {number} seconds */
function inColumn(seconds) {
  return seconds.toFixed(1).padStart(7)
}
