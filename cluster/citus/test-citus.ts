import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtCitus } from './build-citus.ts'
import { startCitusNodes } from './citus-nodes.ts'
import { errorsIn } from './log-errors.ts'

/*
 * `npm run test:citus [-- files]`: the service's tests on a coordinator and two workers of a real Citus, built from the
 * source tree that CITUS_SOURCE names; where no file is named, the main journeys after them, and crashes. A part of them:
 * `-- --shard=2/3`. These alone: `-- journeys`, `-- crashes`; figures of docs/operations.md: `-- measure`.
 */
const crashRounds = join('cluster', 'citus', 'crash-rounds.ts')
const source = process.env.CITUS_SOURCE
if (source === undefined) {
  console.log(
    'Skipped: CITUS_SOURCE names no source tree of Citus (docs/operations.md, "Growing past one PostgreSQL")',
  )
} else {
  process.exitCode = await testOn(source, process.argv.slice(2))
}

async function testOn(tree: string, files: readonly string[]): Promise<number> {
  const programs = builtCitus(tree)
  // Each test has a database on three servers, which a disk's file system would take long to make.
  const areFigures = files[0] === 'measure'
  const folder = mkdtempSync(areFigures ? '/var/tmp/ecenter-citus-' : '/dev/shm/ecenter-citus-')
  await chmod(folder, 0o755)
  const nodes = await startCitusNodes(folder, programs)
  try {
    process.env.DATABASE_URL = nodes.url
    process.env.TEST_CITUS = nodes.administrators.join(' ')
    process.env.TEST_LAYOUT = 'spread'
    process.env.TEST_COPIES = 'file_copy'
    if (areFigures) return runs(['tsx', join('cluster', 'citus', 'measure.ts')]) ? 0 : 1
    const isWhole = files.length === 0
    const areCrashes = files[0] === 'crashes'
    const areJourneys = files[0] === 'journeys'
    const suite = ['vitest', 'run', '--project', 'server', '--maxWorkers', '2', ...files]
    const isGood = areCrashes || areJourneys || runs(suite)
    const journeys = ['tsx', join('cluster', 'citus', 'run-journeys.ts'), ...files.slice(1)]
    const areJourneysGood = !(isWhole || areJourneys) || runs(journeys)
    // Servers that break down say so in their logs.
    const errors = await errorsIn(nodes.logs)
    for (const error of errors) console.error(`a server could not do: ${error}`)
    const isKept = !(isWhole || areCrashes) || (areWholeAfterKills() && runs(['tsx', crashRounds]))
    return isGood && areJourneysGood && isKept && errors.length === 0 ? 0 : 1
  } finally {
    await nodes.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The service itself is killed while customers pay. */
function areWholeAfterKills(): boolean {
  const env = { RING: 'full', KILL_ROUNDS: process.env.KILL_ROUNDS ?? '17' }
  return runs(['vitest', 'run', '--project', 'server', 'killed-midway'], env)
}

function runs(words: readonly string[], more: NodeJS.ProcessEnv = {}): boolean {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const env = { ...process.env, ...more }
  return (
    spawnSync('npx', ['--no-install', ...words], { cwd: root, env, stdio: 'inherit' }).status === 0
  )
}
