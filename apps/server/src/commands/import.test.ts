import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { citusNodes } from '../../test/citus/nodes.ts'
import { ndjsonOf, storeProducts, writeImport } from '../../test/imports.ts'
import { newOperator } from '../../test/operator.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { demoPolicies } from '../demo/demo-policies.ts'
import { branches } from '../domains/places/import/branches.ts'
import { columnsOf } from '../imports/columns.ts'
import { csvHeadings } from '../imports/write-csv.ts'

const { haveStarted, run, begin } = newOperator()
const [one] = demoPolicies('2026-11-22').map(({ endorsements: _, ...row }) => row)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await haveStarted(database)
  await storeProducts(database)
})
afterAll(() => database.drop())

/** What an operator types behind `npm run import --`, and reads. */
function typed(...asked: string[]) {
  return run(database, 'import', ...asked)
}

function policies(count: number, first = 0): object[] {
  return Array.from({ length: count }, (_, at) => ({
    ...one,
    policyNo: `PDAA2026110100${String(first + at).padStart(8, '0')}`,
  }))
}

async function linesDone(): Promise<number> {
  const runs = await database.db
    .selectFrom('import_run')
    .select('line_done')
    .where('ended_at', 'is', null)
    .execute()
  return Math.max(0, ...runs.map(({ line_done }) => line_done))
}

test('an operator imports a file, sees how it goes, and finds rejected rows beside it', async () => {
  const path = await writeImport('some.ndjson', ndjsonOf([...policies(3), { policyNo: 'x' }]))
  const dry = await typed('policies', path, '--dry-run')
  expect(dry.said).toContain(
    '3 added, 0 changed, 0 unchanged, 1 rejected, if it were not a dry run',
  )

  const { code, said } = await typed('policies', path)
  expect(code).toBe(2)
  expect(said).toMatch(/policies █{20} 100% {2}4 of 4 lines {2}\d+\/s {2}0 s left {2}1 rejected/)
  expect(said).toContain('policies: 3 added, 0 changed, 0 unchanged, 1 rejected\n')
  expect(said).toContain(`rejected rows and why: ${path.replace('.ndjson', '.rejected.ndjson')}\n`)
  const entry = await database.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', 'rows-imported')
    .executeTakeFirst()
  expect(entry?.outcome).toBe('policies: 3 added, 0 changed, 0 unchanged, 1 rejected')
})

test('an import that was killed goes on where it was, without a row lost or stored twice', async () => {
  const count = 12_000
  const path = await writeImport('many.ndjson', ndjsonOf(policies(count, 1000)))
  const killed = begin(database, 'import', 'policies', path)
  const ended = once(killed, 'exit')
  await vi.waitFor(async () => expect(await linesDone()).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 20,
  })
  killed.kill('SIGKILL')
  await ended
  expect(await linesDone()).toBeLessThan(count)

  const { code, said } = await typed('policies', path)
  expect(code).toBe(0)
  expect(said).toContain('policies: 12,000 added, 0 changed, 0 unchanged, 0 rejected\n')
  const { stored } = await database.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  expect(stored).toBe(3 + count)
})

test('who asks for something else is told what can be asked for, and ends with 1', async () => {
  for (const asked of [
    ['kings', 'a.csv'],
    ['policies', 'a.csv', '--fast'],
  ]) {
    const { code, said } = await typed(...asked)
    expect(code).toBe(1)
    expect(said).toContain('npm run import -- <kind> <file.csv|file.ndjson[.gz]> [options]')
  }
  const { code, said } = await typed('policies', '/nowhere/a.csv')
  expect({ code, said }).toEqual({ code: 1, said: 'there is no such file\n' })
})

test('an operator is told when a file has no rows, and when half a file has to be put right', async () => {
  const headings = csvHeadings(columnsOf(branches.schema))
  const none = await typed('branches', await writeImport('a.csv', headings))
  expect(none.code).toBe(0)
  expect(none.said).toContain('0 rejected\nthe file has no rows\n')

  const half = await typed(
    'branches',
    await writeImport('b.csv', `${headings}"B1,\n`),
    '--rows',
    '1',
  )
  expect(half.code).toBe(1)
  expect(half.said).toMatch(/^line 2, column 1: a quotation mark is opened and never closed/)

  const begun = await typed('branches', await writeImport('c.csv', `${headings}"B1,\n`))
  expect(begun.code).toBe(1)
  expect(begun.said).toMatch(/or the file is cut off\nnothing is stored\n$/)
})

test('options that npm took for itself, for want of --, end the command before anything is read', async () => {
  const options = ['--dry-run', '--again', '--encoding=gb18030', '--rejects', 'b.csv']
  const refused = await npmRun('policies', 'a.csv', ...options)
  const named = '--encoding, --dry-run, --again, --rejects'
  expect(refused).toContain(
    `npm took ${named} for itself: what is meant for the import stands behind --\nnpm run import -- <kind>`,
  )
  const handedOn = await npmRun('--', 'kings', 'a.csv', '--dry-run')
  expect(handedOn).toContain('npm run import -- <kind>')
  expect(handedOn).not.toContain('npm took')
})

/** What npm itself makes of the words, and the command of what npm leaves of them. */
async function npmRun(...words: readonly string[]): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'ecenter-npm-'))
  const command = fileURLToPath(new URL('./import.ts', import.meta.url))
  const script = `node --import ${import.meta.resolve('tsx')} ${command}`
  await writeFile(join(cwd, 'package.json'), JSON.stringify({ scripts: { import: script } }))
  return new Promise((resolve) => {
    execFile('npm', ['run', 'import', ...words], { cwd }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

const ofConstraint = /unforeseen: error \(code 23514, table policy, constraint nobody\)\n +at /
/** Of rows that are copied to another server Citus says no more; the log of that server does. */
const ofOtherServer = /unforeseen: error \(code XX000\)\n +at /

test('a row that the database refuses is told by table and constraint, and not by what it holds', async () => {
  const path = await writeImport('refused.ndjson', ndjsonOf(policies(1, 90_000_000)))
  await database.pool.query('alter table policy add constraint nobody check (false) not valid')
  const { code, said } = await typed('policies', path)
  await database.pool.query('alter table policy drop constraint nobody')
  expect(code).toBe(1)
  expect(said).toMatch(citusNodes().length === 0 ? ofConstraint : ofOtherServer)
  expect(said).not.toMatch(/Failing row|COPY|PDAA/)
})
