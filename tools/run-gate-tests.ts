import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type FailedAssertion, failedJourneys, failedUnitTests } from './failed-assertions.ts'
import { isJourney, isUnitTest } from './mutants.ts'
import { root, runPackage, runProgram } from './run-program.mjs'

/** What was printed meanwhile is kept here, by the name of what was tried. */
export const logFolder = 'test-results/mutants'

/** Runs some files of the gate's tests and answers what failed in them; all that is printed goes to a file. */
export async function runGateTests(
  files: readonly string[],
  name: string,
): Promise<FailedAssertion[]> {
  mkdirSync(join(root, logFolder), { recursive: true })
  const log = openSync(join(root, logFolder, `${name}.log`), 'w')
  try {
    const units = files.filter(isUnitTest)
    const journeys = files.filter(isJourney)
    return [
      ...(units.length === 0 ? [] : await runUnitTests(units, log)),
      ...(journeys.length === 0 ? [] : await runJourneys(journeys, log)),
    ]
  } finally {
    closeSync(log)
  }
}

async function runUnitTests(files: readonly string[], log: number): Promise<FailedAssertion[]> {
  const report = freshReport()
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await runPackage('vitest/vitest.mjs', [...args, ...files], { log })
  return failedUnitTests(readReport(report))
}

/** As `npm run test:e2e` does, built anew; what is tagged for the full ring is left out. */
async function runJourneys(files: readonly string[], log: number): Promise<FailedAssertion[]> {
  const built = await runProgram(process.execPath, ['tools/build-if-stale.mjs'], { log })
  if (built !== 0) throw new Error('it could not be built')
  const report = freshReport()
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  await runPackage('@playwright/test/cli.js', [...args, '--grep-invert=@full', ...files], {
    log,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return failedJourneys(readReport(report))
}

/** Where the next report goes; one of the run before is not to be taken for it. */
function freshReport(): string {
  const file = join(root, logFolder, 'report.json')
  rmSync(file, { force: true })
  return file
}

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error('the tests did not run')
  }
}
