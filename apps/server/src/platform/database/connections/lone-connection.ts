import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Insertable, Kysely } from 'kysely'
import { from } from 'pg-copy-streams'
import { CommittingDialect } from '../after-commit.ts'
import { columnParsers } from '../column-parsers.ts'
import type { Db } from '../database.ts'
import { layoutOver } from '../layout.ts'
import { connectionsTo } from '../primary/primary-client.ts'
import type { Tables } from '../tables.ts'

/** One connection and nothing beside it: what COPY brings is part of the transaction that `db` is in. */
export interface LoneConnection {
  readonly db: Db
  /** The fastest way in; every row has the columns of the first. */
  copy<Table extends keyof Tables>(
    table: Table,
    rows: readonly Insertable<Tables[Table]>[],
  ): Promise<void>
  /** The same with rows in the text of COPY, as `copyText` writes them. */
  copyWritten(
    table: keyof Tables,
    columns: readonly string[],
    text: Iterable<string>,
  ): Promise<void>
  close(): Promise<void>
}

/** Longer than a customer would wait, for a server that has just started. */
const connectWithinMs = 10_000

/** For work that nobody waits for, so statements may take their time. Says what it is to who looks at the server. */
export async function openLoneConnection(url: string, name: string): Promise<LoneConnection> {
  const { Client, connectionString } = connectionsTo(url)
  const client = new Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    types: columnParsers,
  })
  // Unheard it would end us; the statement under way fails with it anyway.
  client.on('error', () => undefined)
  await client.connect()
  const layout = await layoutOver(client)
  const only = Object.assign(client, { release() {} })
  const pool = { connect: async () => only, end: async () => undefined }
  async function copyWritten(
    table: keyof Tables,
    columns: readonly string[],
    text: Iterable<string>,
  ) {
    const into = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
    await pipeline(Readable.from(text), into)
  }
  return {
    db: new Kysely<Tables>({ dialect: new CommittingDialect(pool, layout) }),
    async copy(table, rows) {
      const [first] = rows
      if (first === undefined) return
      const columns = Object.keys(first)
      await copyWritten(table, columns, copyText(columns, rows))
    },
    copyWritten,
    close: () => client.end(),
  }
}

/** So much goes to the server at once. */
const chunkLength = 65_536

/** Rows in the text format of COPY, a chunk at a time. */
export function* copyText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Generator<string> {
  let chunk = ''
  // What hangs on one row has its keys, which are not written out anew for each.
  const written: { value: unknown; cell: string }[] = columns.map(() => ({ value: '', cell: '' }))
  for (const row of rows) {
    for (const [at, last] of written.entries()) {
      const value = row[columns[at] ?? '']
      if (value !== last.value) {
        last.value = value
        last.cell = copyCell(value)
      }
      chunk += at === 0 ? last.cell : `\t${last.cell}`
    }
    chunk += '\n'
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

function copyCell(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  const text = Array.isArray(value) ? arrayText(value) : String(value)
  return special.test(text) ? text.replaceAll(everySpecial, escaped) : text
}

/** A list as PostgreSQL writes its arrays. */
function arrayText(values: readonly unknown[]): string {
  return `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`
}

const special = /[\\\t\n\r]/
const everySpecial = /[\\\t\n\r]/g
const escapes: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function escaped(character: string): string {
  return escapes[character] ?? '\\\\'
}
