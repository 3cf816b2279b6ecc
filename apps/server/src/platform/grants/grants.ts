import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import { grantMissing } from '../calls/failure.ts'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import { connectionWithin } from '../database/connections/connection-within.ts'
import type { Database, Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { Keys } from '../keys/keys.ts'
import type { Session } from '../session/session.ts'
import type { Grant, GrantKind, GrantLevel, ObjectRef, ProvenLevel } from './grant.ts'
import { type GrantRow, selectLive, slide, storeRows } from './grant-rows.ts'

const absoluteSeconds = 60 * 60
/** A fresh code opens one action for this long and does not slide. */
const freshCodeSeconds = 5 * 60

/** Which stored levels are enough for the level that a call declares. */
const sufficient = {
  phone: ['phone'],
  knowledge: ['knowledge', 'phone-on-file'],
  'phone-on-file': ['phone-on-file'],
  'fresh-code': ['fresh-code'],
} as const satisfies Record<ProvenLevel, readonly ProvenLevel[]>

/** What a call asks for. */
export interface Proof {
  readonly level: ProvenLevel
  /** With `fresh-code`: the one action it is good for. */
  readonly action?: string
  /** The grant that the proof follows from; what it opens ends no later. */
  readonly within?: Pick<Grant, 'endsAt'> | undefined
}

/** What is stored: a proof, or that somebody lets the visitor see things, by a delegation. */
type Opening =
  | Proof
  | (Required<Pick<Proof, 'action' | 'within'>> & { readonly level: Extract<GrantLevel, 'family'> })

export interface Grants {
  /** The name of an object in this session; it opens nothing without a grant. */
  handleOf(session: Session, object: ObjectRef): string
  /**
   * Records what the session has just proven and answers the objects' handles; in a transaction,
   * where the proof is a submission.
   */
  open(
    session: Session,
    objects: readonly ObjectRef[],
    proof: Opening,
    transaction?: Db,
  ): Promise<string[]>
  /** The live grant that is enough for the proof asked for; using it keeps it alive. */
  find(session: Session, handle: string, proof: Proof): Promise<Grant | undefined>
  /** The live grants by which somebody lets the visitor see this; whether they still do is for who asks. */
  findFamily(session: Session, handle: string): Promise<Grant[]>
  /**
   * Ends a grant with the change that it was good for, so that one code opens one action; refuses
   * where another submission has spent it before.
   */
  spend(grant: Grant, transaction: Db): Promise<void>
  /** Whether the session has proven any phone by a code, typed or on file. */
  hasProvenPhone(session: Session): Promise<boolean>
  /** Everything of one kind that the session may know of by its own proofs. */
  known(session: Session, kind: GrantKind): Promise<Grant[]>
}

interface GrantServices extends Pick<Database, 'db' | 'pipelined'> {
  readonly keys: Keys
  readonly clock: Clock
}

export function grantsOn({ db, pipelined, keys, clock }: GrantServices): Grants {
  const store = microBatch(async (batch: readonly (readonly GrantRow[])[]) => {
    await storeRows(pipelined.swift, batch.flat())
    return batch.map(() => undefined)
  })

  const load = microBatch(async (handles: readonly string[]) => {
    const rows = await selectLive(pipelined.swift, handles, clock.now())
    return handles.map((handle) => rows.filter((row) => row.handle === handle))
  })

  /** One call names the same objects where it opens and where it shows them. */
  const handlesOf = new WeakMap<Session, Map<string, string>>()

  function handleOf(session: Session, { kind, id }: ObjectRef): string {
    const handles = handlesOf.get(session) ?? new Map<string, string>()
    handlesOf.set(session, handles)
    const name = `${kind}/${id}`
    const handle =
      handles.get(name) ??
      keys.mac('handle', session.id, kind, id).subarray(0, 16).toString('base64url')
    handles.set(name, handle)
    return handle
  }

  return {
    handleOf,

    async open(session, objects, { level, action = '', within }, transaction) {
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
        proven_at: now,
        expires_at: secondsAfter(now, isFresh ? freshCodeSeconds : proofLifeSeconds),
        ends_at: within?.endsAt ?? secondsAfter(now, isFresh ? freshCodeSeconds : absoluteSeconds),
      }))
      if (transaction !== undefined) await storeRows(connectionWithin(transaction), rows)
      else if (rows.length > 0) await store(rows)
      return rows.map(({ handle }) => handle)
    },

    async find(session, handle, { level, action = '' }) {
      const levels: readonly GrantLevel[] = sufficient[level]
      const rows = (await load(handle)).filter(
        (row) =>
          row.session_id === session.id &&
          levels.includes(row.level) &&
          row.action === action &&
          isOpenTo(session, row),
      )
      const row = rows.find((each) => each.level === 'phone-on-file') ?? rows[0]
      if (row === undefined) return undefined
      await slide(db, row, clock.now())
      return grantOf(row)
    },

    async findFamily(session, handle) {
      const rows = (await load(handle)).filter(
        (row) => row.session_id === session.id && row.level === 'family' && isOpenTo(session, row),
      )
      const [first] = rows
      if (first !== undefined) await slide(db, first, clock.now())
      return rows.map(grantOf)
    },

    async spend({ handle, level, action }, transaction) {
      const { numDeletedRows } = await transaction
        .deleteFrom('visitor_grant')
        .where('handle', '=', handle)
        .where('level', '=', level)
        .where('action', '=', action)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw grantMissing()
    },

    async hasProvenPhone(session) {
      const now = clock.now()
      const rows = await db
        .selectFrom('visitor_grant')
        .selectAll()
        .where('session_id', '=', session.id)
        .where('level', 'in', ['phone', 'phone-on-file'])
        .where('expires_at', '>', now)
        .where('ends_at', '>', now)
        .execute()
      return rows.some((row) => isOpenTo(session, row))
    },

    async known(session, kind) {
      const now = clock.now()
      const rows = await db
        .selectFrom('visitor_grant')
        .selectAll()
        .where('session_id', '=', session.id)
        .where('kind', '=', kind)
        .where('level', '!=', 'family')
        .where('expires_at', '>', now)
        .where('ends_at', '>', now)
        .orderBy('ends_at')
        .execute()
      return rows.filter((row) => isOpenTo(session, row)).map(grantOf)
    },
  }
}

/** A cookie that was replaced opens what was proven by then. */
function isOpenTo({ cookieReplacedAt }: Session, { proven_at }: GrantRow): boolean {
  return cookieReplacedAt === undefined || proven_at < cookieReplacedAt
}

function grantOf(row: GrantRow): Grant {
  return {
    sessionId: row.session_id,
    handle: row.handle,
    object: { kind: row.kind, customerKey: row.customer_key, id: row.object_id },
    level: row.level,
    action: row.action,
    endsAt: row.ends_at,
  }
}
