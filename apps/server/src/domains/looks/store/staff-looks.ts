import { sql } from 'kysely'
import { parse } from 'valibot'
import { lookContext, lookSecrets } from '../../../platform/audit/looks.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

export interface LookStore {
  readonly db: Db
  readonly keys: Keys
}

/** Entries of the trail that members of staff left. */
export interface LooksAsked {
  readonly from: Date
  readonly until: Date
  readonly events: readonly string[]
  readonly staffId?: string | undefined
  /** Of the staff of this branch alone. */
  readonly branch?: string | undefined
  /** At this customer alone. */
  readonly customerKey?: Buffer | undefined
}

export interface StaffLook {
  readonly id: string
  readonly at: Date
  readonly event: string
  readonly outcome: string
  readonly staffId: string
  /** Keyed hash of whom it was about. */
  readonly subject: string | undefined
}

/** Some of them, the latest first. */
export async function readStaffLooks(
  store: Pick<LookStore, 'db'>,
  asked: LooksAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StaffLook[]> {
  const rows = await selectLooks(store, asked)
    .select(['chain', 'seq', 'at', 'event', 'outcome', 'staff_id', 'subject'])
    .orderBy('at', 'desc')
    .orderBy('chain')
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ chain, seq, staff_id, subject, ...look }) => ({
    ...look,
    id: `${chain}/${seq}`,
    staffId: staff_id ?? '',
    subject: subject ?? undefined,
  }))
}

/** At whom a look of the staff was. */
export async function customerOfLook(
  { db }: Pick<LookStore, 'db'>,
  id: string,
): Promise<Buffer | undefined> {
  const [chain = '', seq = ''] = id.split('/')
  const row = await db
    .selectFrom('audit_entry')
    .select('subject')
    .where('chain', '=', chain)
    .where('seq', '=', Number(seq))
    .where('staff_id', 'is not', null)
    .executeTakeFirst()
  return row?.subject ? Buffer.from(row.subject, 'hex') : undefined
}

export async function countStaffLooks(
  store: Pick<LookStore, 'db'>,
  asked: LooksAsked,
): Promise<number> {
  const { total } = await selectLooks(store, asked)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function selectLooks({ db }: Pick<LookStore, 'db'>, asked: LooksAsked) {
  const { from, until, events, staffId, branch, customerKey } = asked
  return db
    .selectFrom('audit_entry')
    .where('staff_id', 'is not', null)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('event', '=', sql<string>`any(${[...events]})`)
    .$if(branch !== undefined, (those) =>
      those.where('staff_id', 'in', (eb) =>
        eb
          .selectFrom('staff')
          .select('id')
          .where('branch', '=', branch ?? ''),
      ),
    )
    .$if(staffId !== undefined, (those) => those.where('staff_id', '=', staffId ?? ''))
    .$if(customerKey !== undefined, (those) =>
      those.where('subject', '=', customerKey?.toString('hex') ?? ''),
    )
}

/** Why these were done, by the id of the look: it is sealed where the customer reads it. */
export async function reasonsOf(
  { db, keys }: LookStore,
  looks: readonly StaffLook[],
): Promise<ReadonlyMap<string, string>> {
  const about = looks.filter(({ subject }) => subject !== undefined)
  if (about.length === 0) return new Map()
  const times = about.map(({ at }) => at.getTime())
  const rows = await db
    .selectFrom('person_access')
    .select(['id', 'customer_key', 'staff_id', 'at', 'sealed'])
    .where(
      'customer_key',
      'in',
      [...new Set(about.flatMap(({ subject }) => subject ?? []))].map((subject) =>
        Buffer.from(subject, 'hex'),
      ),
    )
    .where('staff_id', 'is not', null)
    .where('at', '>=', new Date(Math.min(...times)))
    .where('at', '<=', new Date(Math.max(...times)))
    .execute()
  const reasons = new Map<string, string>()
  for (const row of rows) {
    const { event, reason } = parse(lookSecrets, keys.unseal(lookContext(row.id), row.sealed))
    if (reason === undefined) continue
    const subject = row.customer_key.toString('hex')
    reasons.set(keyOf({ event, at: row.at, staffId: row.staff_id ?? '', subject }), reason)
  }
  return new Map(
    about.flatMap((look) => {
      const reason = reasons.get(keyOf(look))
      return reason === undefined ? [] : [[look.id, reason] as const]
    }),
  )
}

/** One statement writes the entry and what its person reads of it, at one moment. */
function keyOf({ event, at, staffId, subject }: Omit<StaffLook, 'id' | 'outcome'>): string {
  return `${event} ${at.getTime()} ${staffId} ${subject}`
}
