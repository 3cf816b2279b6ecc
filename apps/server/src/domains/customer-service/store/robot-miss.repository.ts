import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { parse, string } from 'valibot'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { MissReason } from '../../../platform/database/tables/content.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { withoutNumbers } from '../rules/without-numbers.ts'

interface MissStore {
  readonly db: Db
  readonly keys: Keys
}

/** What was asked and not answered well. */
export interface RobotMiss {
  readonly id: string
  readonly text: string
  readonly reason: MissReason
  readonly times: number
  readonly lastAt: Date
}

interface Asked {
  readonly text: string
  readonly reason: MissReason
  readonly at: Date
}

/** What is longer is a story, and nobody writes an answer to it. */
const charactersKept = 200
const keptSeconds = 90 * 86_400
/** What is older waits until some of these are settled. */
const readAtMost = 500

/**
 * Counts what the robot could not answer. The same words are kept once: asked again they count, and
 * what was answered meanwhile comes back, for the answer did not help. What was set aside stays aside.
 * Who writes answers has no business with whose they are, so numbers are left out.
 */
export async function noteMiss(
  { db, keys }: MissStore,
  { text: typed, reason, at }: Asked,
): Promise<void> {
  const text = withoutNumbers(typed)
  const words = wordsOf(text)
  if (words === '') return
  const id = randomUUID()
  await db
    .insertInto('robot_miss')
    .values({
      id,
      words_key: keys.searchHash('robot-miss', words),
      reason,
      last_at: at,
      sealed: keys.seal(missContext(id), [...text].slice(0, charactersKept).join('')),
    })
    .onConflict((conflict) =>
      conflict.column('words_key').doUpdateSet(({ eb, ref }) => ({
        times: eb('robot_miss.times', '+', 1),
        reason: ref('excluded.reason'),
        last_at: ref('excluded.last_at'),
        answered_by: null,
        asked_with: null,
      })),
    )
    .execute()
}

/** What waits for an answer, what was asked most often first. */
export async function readMisses({ db, keys }: MissStore): Promise<RobotMiss[]> {
  const rows = await selectWaiting(db)
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .limit(readAtMost)
    .execute()
  return rows.map((row) => openMiss(keys, row))
}

/** The one of this id, while it waits. */
export async function findMiss(
  { db, keys }: MissStore,
  id: string,
): Promise<RobotMiss | undefined> {
  const row = await selectWaiting(db).selectAll().where('id', '=', id).executeTakeFirst()
  return row && openMiss(keys, row)
}

export async function countWaitingMisses({ db }: Pick<MissStore, 'db'>): Promise<number> {
  const { waiting } = await selectWaiting(db)
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

function selectWaiting(db: Db) {
  return db
    .selectFrom('robot_miss')
    .where('answered_by', 'is', null)
    .where('set_aside_at', 'is', null)
}

function openMiss(keys: Keys, row: Selectable<Tables['robot_miss']>): RobotMiss {
  const { id, reason, times, last_at: lastAt, sealed } = row
  return { id, reason, times, lastAt, text: parse(string(), keys.unseal(missContext(id), sealed)) }
}

/**
 * Notes that these others ask the same as this one, and no others do: they are settled together. What was joined for
 * a draft that was given up is not settled unread with a later one.
 */
export async function joinMisses(
  { db }: Pick<MissStore, 'db'>,
  id: string,
  others: readonly string[],
): Promise<void> {
  await db
    .updateTable('robot_miss')
    .set({ asked_with: null })
    .where('asked_with', '=', id)
    .execute()
  if (others.length === 0) return
  await db
    .updateTable('robot_miss')
    .set({ asked_with: id })
    .where('id', 'in', others)
    .where('id', '!=', id)
    .execute()
}

/** Settles a miss with all that were joined to it; answers whether there was such a miss. */
export async function settleMiss(
  { db }: Pick<MissStore, 'db'>,
  id: string,
  how: { readonly answeredBy: string } | { readonly setAsideAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('robot_miss')
    .set('answeredBy' in how ? { answered_by: how.answeredBy } : { set_aside_at: how.setAsideAt })
    .where(({ eb, or }) => or([eb('id', '=', id), eb('asked_with', '=', id)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Customers' own words are kept no longer than it takes to learn from them. */
export async function purgeMisses(db: Db, clock: Clock): Promise<void> {
  await db
    .deleteFrom('robot_miss')
    .where('last_at', '<', secondsAfter(clock.now(), -keptSeconds))
    .execute()
}

/** The same for all ways to write the same words. */
function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}

export function missContext(id: string): string {
  return `robot-miss/${id}`
}
