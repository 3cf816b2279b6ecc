import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Clock, secondsAfter } from '../../clock/clock.ts'
import type { Db } from '../database.ts'
import { inTransaction } from '../in-transaction.ts'
import { layoutOf } from '../layout.ts'
import { portionsOf } from '../portions-of.ts'
import { type LookupKeyTable, leadsTo, lookupKeyTables, shapeOf } from './lookup-key-tables.ts'
import { columnsOf, type LookupKeyRow } from './lookup-key-text.ts'

interface Pace {
  /** So many rows are read by a statement. */
  readonly atOnce: number
  /** So many of a table each time; of a larger one the rest another time. */
  readonly atMost: number
}

const usualPace: Pace = { atOnce: 2000, atMost: 200_000 }

/**
 * Over several servers a key may be seen before what it leads to: a server that broke down between both has its
 * part of the transaction some minutes later. So a run removes only what an earlier one saw lost as well.
 */
export type SeenLost = Map<LookupKeyTable, { readonly at: Date; readonly rows: LookupKeyRow[] }>

/** Citus ends what a broken server had prepared within a minute of its return. */
const settledAfterSeconds = 600
/** They are kept in memory until the next run. */
const seenAtMost = 20_000

/**
 * Removes lookup keys that lead nowhere: of rows that somebody deleted without them. Keys are hashes, so a walk of
 * a large table begins anywhere, and nobody has to remember where the last one ended.
 */
export async function purgeLostLookupKeys(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  seen: SeenLost,
  pace: Pace = usualPace,
): Promise<void> {
  for (const table of Object.keys(lookupKeyTables) as LookupKeyTable[]) {
    if (layoutOf(db) === 'together') {
      for await (const rows of walk(db, table, pace)) await removeLost(db, table, rows)
      continue
    }
    const before = seen.get(table)
    if (before && clock.now() < secondsAfter(before.at, settledAfterSeconds)) continue
    for (const rows of portionsOf(before?.rows ?? []))
      await removeHeld(db, table, await leadNowhere(db, table, rows))
    const lost = await lostAmong(db, table, pace)
    seen.set(table, { at: clock.now(), rows: lost })
  }
}

async function lostAmong(db: Db, table: LookupKeyTable, pace: Pace): Promise<LookupKeyRow[]> {
  const lost: LookupKeyRow[] = []
  for await (const rows of walk(db, table, pace)) {
    lost.push(...(await leadNowhere(db, table, rows)))
    if (lost.length >= seenAtMost) break
  }
  return lost
}

async function* walk(db: Db, table: LookupKeyTable, { atOnce, atMost }: Pace) {
  let after: LookupKeyRow = { ...before, [shapeOf(table).key]: anyKey(table) }
  let hasTurned = false
  for (let read = 0; read < atMost; read += atOnce) {
    const rows = await nextLookupKeys(db, table, after, atOnce)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length === atOnce && last !== undefined) after = last
    else if (hasTurned) break
    else {
      hasTurned = true
      after = before
    }
  }
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

/** Removes those of them that lead nowhere as this statement sees it: a row that was told anew meanwhile keeps its keys. */
async function removeLost(db: Db, table: LookupKeyTable, rows: readonly LookupKeyRow[]) {
  const { leadsTo: other, part } = shapeOf(table)
  const noPart =
    part === undefined
      ? sql``
      : sql`or (${sql.ref(`key.${part.id}`)} is not null and not exists (
          select from ${sql.table(part.leadsTo)} as part
          where part.customer_key = key.customer_key and part.id = ${sql.ref(`key.${part.id}`)}
        ))`
  await sql`
    delete from ${sql.table(table)} as key using ${listOf(table, rows)}
    where ${isListed(table)} and (
      not exists (select from ${sql.table(other)} as other where ${sql.raw(leadsTo(table, 'other'))})
      ${noPart}
    )
  `.execute(db)
}

/** Those of them that lead to no row, by asking for the rows themselves. */
async function leadNowhere(db: Db, table: LookupKeyTable, rows: readonly LookupKeyRow[]) {
  const { leadsTo: other, id, part, columns } = shapeOf(table)
  const name = id && { own: id[0], other: id[1], type: columns[id[0]] ?? 'text' }
  const isThere = await whichLead(db, rows, other, name)
  if (part === undefined) return rows.filter((row) => !isThere(row))
  const toPart = rows.filter((row) => row[part.id] !== null)
  const isPartThere = await whichLead(db, toPart, part.leadsTo, {
    own: part.id,
    other: 'id',
    type: 'uuid',
  })
  return rows.filter((row) => !isThere(row) || (row[part.id] !== null && !isPartThere(row)))
}

/** Tells of each of these whether it leads to a row of that table. */
async function whichLead(
  db: Db,
  rows: readonly LookupKeyRow[],
  table: string,
  name: { readonly own: string; readonly other: string; readonly type: string } | undefined,
): Promise<(row: LookupKeyRow) => boolean> {
  const nameOf = (row: LookupKeyRow) => (name === undefined ? '' : String(row[name.own]))
  const customers = rows.map(({ customer_key }) => customer_key)
  const other = name === undefined ? sql`''` : sql.ref(`other.${name.other}`)
  const type = sql.raw(name?.type ?? 'text')
  const { rows: found } = await sql<{ customer_key: Buffer; name: string }>`
    select distinct other.customer_key, ${other}::text as name
    from unnest(${customers}::bytea[], ${rows.map(nameOf)}::${type}[]) as key (customer_key, name)
    join ${sql.table(table)} as other
      on other.customer_key = key.customer_key and ${other} = key.name
    where other.customer_key = any(${customers}::bytea[])
  `.execute(db)
  const there = new Set(found.map((row) => `${row.customer_key.toString('hex')} ${row.name}`))
  return (row) => there.has(`${(row.customer_key as Buffer).toString('hex')} ${nameOf(row)}`)
}

/**
 * Removes them, and looks once more while it holds them: what was told anew meanwhile is put back, and what is told
 * from then on waits. A key that was written anew to another part is another one.
 */
async function removeHeld(db: Db, table: LookupKeyTable, rows: readonly LookupKeyRow[]) {
  if (rows.length === 0) return
  const { part } = shapeOf(table)
  const isSamePart = part
    ? sql`and ${sql.ref(`key.${part.id}`)} is not distinct from ${sql.ref(`listed.${part.id}`)}`
    : sql``
  await inTransaction(db, async (holding) => {
    const { rows: removed } = await sql<LookupKeyRow>`
      delete from ${sql.table(table)} as key using ${listOf(table, rows)}
      where ${isListed(table)} ${isSamePart} returning key.*
    `.execute(holding)
    const lost = new Set(await leadNowhere(holding, table, removed))
    const back = removed.filter((row) => !lost.has(row))
    if (back.length === 0) return
    await sql`
      insert into ${sql.table(table)} (${sql.join(Object.keys(shapeOf(table).columns).map((name) => sql.ref(name)))})
      select * from ${listOf(table, back)}
    `.execute(holding)
  })
}

function isListed(table: LookupKeyTable) {
  return sql.raw(
    nameColumns(table)
      .map((column) => `listed.${column} = key.${column}`)
      .join(' and '),
  )
}

function listOf(table: LookupKeyTable, rows: readonly LookupKeyRow[]) {
  const { columns } = shapeOf(table)
  const values = columnsOf(table, rows)
  const lists = Object.values(columns).map((type, at) => sql`${values[at]}::${sql.raw(type)}[]`)
  return sql`unnest(${sql.join(lists)}) as listed (${sql.raw(Object.keys(columns).join(', '))})`
}
