import type { Selectable } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { Tables } from '../database/tables.ts'
import type { Keys } from '../keys/keys.ts'
import type { Session } from '../session/session.ts'
import type { Grant, GrantKind, ObjectRef, ProvenLevel } from './grant.ts'

const slidingSeconds = 15 * 60
const absoluteSeconds = 60 * 60
/** A fresh code opens one action for this long and does not slide. */
const freshCodeSeconds = 5 * 60
/** A grant in use is moved on at most once a minute. */
const slideEverySeconds = 60

/** Which stored levels are enough for the level that a call declares. */
const sufficient = {
  phone: ['phone'],
  knowledge: ['knowledge', 'phone-on-file'],
  'phone-on-file': ['phone-on-file'],
  'fresh-code': ['fresh-code'],
} as const satisfies Record<ProvenLevel, readonly ProvenLevel[]>

export interface Proof {
  readonly level: ProvenLevel
  /** With `fresh-code`: the one action it is good for. */
  readonly action?: string
}

export interface Grants {
  /** The name of an object in this session; it opens nothing without a grant. */
  handleOf(session: Session, object: ObjectRef): string
  /** Records what the session has just proven and answers the objects' handles. */
  open(session: Session, objects: readonly ObjectRef[], proof: Proof): Promise<string[]>
  /** The live grant that is enough for the proof asked for; using it keeps it alive. */
  find(session: Session, handle: string, proof: Proof): Promise<Grant | undefined>
  /** Everything of one kind that the session may know of. */
  known(session: Session, kind: GrantKind): Promise<Grant[]>
}

type Row = Selectable<Tables['visitor_grant']>

export function grantsOn(db: Db, keys: Keys, clock: Clock): Grants {
  const store = microBatch(async (batch: readonly (readonly Row[])[]) => {
    await storeRows(db, batch.flat())
    return batch.map(() => undefined)
  })

  function handleOf(session: Session, { kind, id }: ObjectRef): string {
    return keys.mac('handle', session.id, kind, id).subarray(0, 16).toString('base64url')
  }

  return {
    handleOf,

    async open(session, objects, { level, action = '' }) {
      const now = clock.now()
      const isFresh = level === 'fresh-code'
      const rows = objects.map((object) => ({
        session_id: session.id,
        handle: handleOf(session, object),
        kind: object.kind,
        level,
        action,
        customer_key: object.customerKey,
        object_id: object.id,
        expires_at: secondsAfter(now, isFresh ? freshCodeSeconds : slidingSeconds),
        ends_at: secondsAfter(now, isFresh ? freshCodeSeconds : absoluteSeconds),
      }))
      if (rows.length > 0) await store(rows)
      return rows.map(({ handle }) => handle)
    },

    async find(session, handle, { level, action = '' }) {
      const now = clock.now()
      const rows = await liveRows(db, session, now)
        .where('handle', '=', handle)
        .where('level', 'in', sufficient[level])
        .where('action', '=', action)
        .execute()
      const row = rows.find((each) => each.level === 'phone-on-file') ?? rows[0]
      if (row === undefined) return undefined
      await slide(db, row, now)
      return grantOf(row)
    },

    async known(session, kind) {
      const rows = await liveRows(db, session, clock.now()).where('kind', '=', kind).execute()
      return rows.map(grantOf)
    },
  }
}

function liveRows(db: Db, session: Session, now: Date) {
  return db
    .selectFrom('visitor_grant')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('expires_at', '>', now)
    .where('ends_at', '>', now)
}

async function storeRows(db: Db, rows: readonly Row[]): Promise<void> {
  const unique = new Map(
    rows.map((row) => [[row.session_id, row.handle, row.level, row.action].join(), row]),
  )
  await db
    .insertInto('visitor_grant')
    .values([...unique.values()])
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'handle', 'level', 'action']).doUpdateSet((row) => ({
        expires_at: row.ref('excluded.expires_at'),
        ends_at: row.ref('excluded.ends_at'),
      })),
    )
    .execute()
}

async function slide(db: Db, row: Row, now: Date): Promise<void> {
  const expires_at = secondsAfter(now, slidingSeconds)
  const isStale = expires_at.getTime() - row.expires_at.getTime() > slideEverySeconds * 1000
  if (row.level === 'fresh-code' || !isStale) return
  await db
    .updateTable('visitor_grant')
    .set({ expires_at })
    .where('session_id', '=', row.session_id)
    .where('handle', '=', row.handle)
    .where('level', '=', row.level)
    .execute()
}

function grantOf(row: Row): Grant {
  return {
    sessionId: row.session_id,
    handle: row.handle,
    object: { kind: row.kind, customerKey: row.customer_key, id: row.object_id },
    level: row.level,
  }
}
