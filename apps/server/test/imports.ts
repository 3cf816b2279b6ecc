import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoProducts } from '../src/demo/products.ts'
import { policies } from '../src/domains/policies/import/policies.ts'
import { type ImportAsked, type Imported, importFile } from '../src/imports/import-file.ts'
import { systemClock } from '../src/platform/clock/clock.ts'
import type { Keys } from '../src/platform/keys/keys.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { testKeys } from './test-keys.ts'
import type { TestService } from './test-services.ts'

/** Writes a file to import into a folder of its own. */
export async function writeImport(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'ecenter-import-')), name)
  await writeFile(path, content)
  return path
}

export function ndjsonOf(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}

/** Imports a file, of policies unless told, and gives what came of it with what was rejected. */
type Give = (
  path: string,
  asked?: Partial<ImportAsked>,
) => Promise<Imported & { readonly rejects: string }>

export interface Importer {
  readonly database: TestDatabase
  readonly keys: Keys
  readonly give: Give
  close(): Promise<void>
}

/** A database with the products of the demo and nothing else, and who imports into it. */
export async function openImporter(): Promise<Importer> {
  const database = await createTestDatabase()
  const keys = testKeys()
  await storeProducts(database)
  const give = importerInto({
    ...database,
    keys,
    clock: systemClock,
    settings: { smallClaims: [] },
  })
  return { database, keys, give, close: () => database.drop() }
}

/** Imports into the database of a service that is running. */
export function importerOf({ database, keys, clock, settings }: TestService): Give {
  return importerInto({ ...database, keys, clock, settings })
}

function importerInto(services: Parameters<typeof importFile>[0]): Give {
  return async (path, asked = {}) => {
    const { rejectsPath = `${path}.rejected` } = asked
    const stop = new AbortController().signal
    const usual = {
      kind: policies,
      encoding: 'utf-8',
      isDry: false,
      isAgain: false,
      rejectsPath,
      stop,
    } as const
    const imported = await importFile(services, { path, ...usual, ...asked }, () => undefined)
    const rejects = await readFile(imported.rejectsPath, 'utf8').catch(() => '')
    // Whoever has read them takes them away, as the next run asks.
    if (imported.fault === undefined) await rm(imported.rejectsPath, { force: true })
    return { ...imported, rejects }
  }
}

/** Imports rows of a kind, and gives what came of it with why some were rejected. */
export async function importRows(
  give: Give,
  kind: ImportAsked['kind'],
  rows: readonly object[],
): Promise<Imported['progress'] & { readonly reasons: readonly string[] }> {
  const path = await writeImport(`${kind.name}.ndjson`, ndjsonOf(rows))
  const { progress, fault, rejects } = await give(path, { kind })
  if (fault !== undefined) throw new Error(fault)
  const lines = rejects.split('\n').filter((line) => line !== '')
  return { ...progress, reasons: lines.map((line) => JSON.parse(line).rejectedReason) }
}

export async function storeProducts({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  const rows = demoProducts().map(({ code, kind, name }) => ({ code, kind, name }))
  await db
    .insertInto('product')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
