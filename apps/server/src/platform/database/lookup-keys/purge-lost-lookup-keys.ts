import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { type LookupKeyTable, leadsTo, lookupKeyTables, shapeOf } from './lookup-key-tables.ts'
import { columnsOf, type LookupKeyRow } from './lookup-key-text.ts'

interface Pace {
  /** So many rows are read by a statement. */
  readonly atOnce: number
  /** So many of a table each time; of a larger one the rest another time. */
  readonly atMost: number
  /** Over several servers a key may be seen a moment before what it leads to. */
  readonly pauseMs: number
}

const usualPace: Pace = { atOnce: 2000, atMost: 200_000, pauseMs: 2000 }

/**
 * Removes lookup keys that lead nowhere: of rows that somebody deleted without them. Keys are hashes, so a walk of
 * a large table begins anywhere, and nobody has to remember where the last one ended.
 */
export async function purgeLostLookupKeys(db: Db, pace: Pace = usualPace): Promise<void> {
  for (const table of Object.keys(lookupKeyTables) as LookupKeyTable[]) {
    const lost = await lostAmong(db, table, pace)
    if (lost.length === 0) continue
    await sleep(pace.pauseMs)
    await remove(db, table, await leadNowhere(db, table, lost))
  }
}

async function lostAmong(
  db: Db,
  table: LookupKeyTable,
  { atOnce, atMost }: Pace,
): Promise<LookupKeyRow[]> {
  const lost: LookupKeyRow[] = []
  let after: LookupKeyRow = { ...before, [shapeOf(table).key]: anyKey(table) }
  let hasTurned = false
  for (let read = 0; read < atMost; read += atOnce) {
    const rows = await nextLookupKeys(db, table, after, atOnce)
    lost.push(...(await leadNowhere(db, table, rows)))
    const last = rows.at(-1)
    if (rows.length === atOnce && last !== undefined) after = last
    else if (hasTurned) break
    else {
      hasTurned = true
      after = before
    }
  }
  return lost
}

/** Codes are no hashes, but few. */
function anyKey(table: LookupKeyTable): Buffer | string {
  const { key, columns } = shapeOf(table)
  return columns[key] === 'text' ? '' : randomBytes(16)
}

async function nextLookupKeys(db: Db, table: LookupKeyTable, after: LookupKeyRow, atOnce: number) {
  const { columns } = shapeOf(table)
  const names = nameColumns(table)
  const values = names.map((name) => {
    const type = columns[name]
    return sql`${after[name] ?? first[type ?? 'text']}::${sql.raw(type ?? 'text')}`
  })
  const order = sql.join(names.map((name) => sql.ref(name)))
  const { rows } = await sql<LookupKeyRow>`
    select * from ${sql.table(table)} where (${order}) > (${sql.join(values)})
    order by ${order} limit ${atOnce}
  `.execute(db)
  return rows
}

/** No row at all: what comes after it is the beginning of a table. */
const before: LookupKeyRow = {}
const first = { bytea: Buffer.of(), text: '', uuid: '00000000-0000-0000-0000-000000000000' }

/** What tells a row from all others: a key may have very many. */
function nameColumns(table: LookupKeyTable): string[] {
  const { key, id } = shapeOf(table)
  return [key, 'customer_key', ...(id ? [id[0]] : [])]
}

/** Those of them that lead to no row, by asking for the rows themselves. */
async function leadNowhere(db: Db, table: LookupKeyTable, rows: readonly LookupKeyRow[]) {
  if (rows.length === 0) return []
  const { leadsTo: other, id } = shapeOf(table)
  const customers = rows.map(({ customer_key }) => customer_key)
  const name = sql.raw(id === undefined ? "''" : `other.${id[1]}::text`)
  const { rows: found } = await sql<{ customer_key: Buffer; name: string }>`
    select distinct other.customer_key, ${name} as name
    from ${listOf(table, rows)}
    join ${sql.table(other)} as other on ${sql.raw(leadsTo(table, 'other'))}
    where other.customer_key = any(${customers}::bytea[])
  `.execute(db)
  const there = new Set(found.map((row) => `${row.customer_key.toString('hex')} ${row.name}`))
  return rows.filter(({ customer_key, ...row }) => {
    const customer = (customer_key as Buffer).toString('hex')
    return !there.has(`${customer} ${id === undefined ? '' : row[id[0]]}`)
  })
}

async function remove(db: Db, table: LookupKeyTable, rows: readonly LookupKeyRow[]): Promise<void> {
  if (rows.length === 0) return
  const isSame = nameColumns(table)
    .map((column) => `lost.${column} = key.${column}`)
    .join(' and ')
  await sql`
    delete from ${sql.table(table)} as lost using ${listOf(table, rows)} where ${sql.raw(isSame)}
  `.execute(db)
}

function listOf(table: LookupKeyTable, rows: readonly LookupKeyRow[]) {
  const { columns } = shapeOf(table)
  const values = columnsOf(table, rows)
  const lists = Object.values(columns).map((type, at) => sql`${values[at]}::${sql.raw(type)}[]`)
  return sql`unnest(${sql.join(lists)}) as key (${sql.raw(Object.keys(columns).join(', '))})`
}
