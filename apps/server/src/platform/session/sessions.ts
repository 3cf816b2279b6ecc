import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { grantMissing } from '../calls/failure.ts'
import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { PipelinedConnection } from '../database/connections/pipelined-connection.ts'
import type { Database, Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import { statement } from '../database/statement.ts'
import type { Keys } from '../keys/keys.ts'
import { counterKey, limitOf } from '../limits/limit-rules.ts'
import type { Notifier } from '../notifications/notifier.ts'
import type { Session } from './session.ts'

/** A session that nobody uses ends. */
export const idleSeconds = 30 * 60
const absoluteSeconds = 8 * 3600
/** How long a rotated cookie is still honoured, so that a second tab lives on. */
const rotatedSeconds = 60
/** A session in use is marked as seen at most this often. */
const seenEverySeconds = 60

interface SessionServices extends Pick<Database, 'db' | 'pipelined'> {
  readonly keys: Keys
  readonly clock: Clock
  readonly notifier: Pick<Notifier, 'notify'>
}

export interface OpenedSession {
  readonly session: Session
  /** The value of the cookie; the database keeps its hash alone. */
  readonly cookie: string
}

export interface Sessions {
  open(): Promise<OpenedSession>
  /** The live session of a cookie; undefined when it ended, idled out or never was. */
  find(cookie: string): Promise<Session | undefined>
  /**
   * A new cookie for a session whose visitor has just proven something, with that proof or not at
   * all. Refused to whoever came with one that was replaced itself: it may be stolen.
   */
  renewCookie(session: Session, transaction: Db): Promise<string>
  /** The head's token: it survives a new cookie, so that open pages go on. */
  tokenOf(session: Session): string
  isTokenOf(session: Session, token: string): boolean
}

/** What is notified when the cookie of a session is replaced. */
export function sessionTopic(sessionId: string): string {
  return `session/${sessionId}`
}

export function sessionsOn({ db, pipelined, keys, clock, notifier }: SessionServices): Sessions {
  const load = microBatch((hashes: readonly Buffer[]) =>
    loadSessions(pipelined.swift, hashes, clock.now()),
  )
  const store = microBatch(async (opened: readonly OpenedSession[]) => {
    await storeSessions(pipelined.swift, opened, clock.now())
    return opened.map(() => undefined)
  })

  return {
    async open() {
      const session = { id: randomUUID(), uuid: randomUUID(), failedLookups: 0 }
      const opened = { session, cookie: newCookie() }
      await store(opened)
      return opened
    },

    async find(cookie) {
      const live = await load(hashOf(cookie))
      if (live === undefined) return undefined
      const { seenAt, ...session } = live
      const now = clock.now()
      if (seenAt < secondsAfter(now, -seenEverySeconds)) await markSeen(db, session.id, now)
      return session
    },

    async renewCookie(session, transaction) {
      if (session.cookieReplacedAt !== undefined) throw grantMissing()
      const { numUpdatedRows } = await transaction
        .updateTable('session_cookie')
        .set({ replaced_at: clock.now() })
        .where('session_id', '=', session.id)
        .where('replaced_at', 'is', null)
        .executeTakeFirst()
      // Another proof was first while this one was under way.
      if (numUpdatedRows === 0n) throw grantMissing()
      await notifier.notify(sessionTopic(session.id), transaction)
      return addCookie(transaction, session)
    },

    tokenOf: (session) => keys.mac('session-token', session.id).toString('base64url'),
    isTokenOf(session, token) {
      const given = Buffer.from(token, 'base64url')
      // What cannot be read is passed over in reading, so that two words may mean the same bytes.
      const isPlain = given.toString('base64url') === token
      return isPlain && keys.isMac('session-token', given, session.id)
    },
  }
}

/** A session that a crash of the database loses has nothing durable yet; its visitor gets another one. */
const insertSessions = statement(
  'open-sessions',
  `
  with opened as (
    insert into session (id, uuid, created_at, seen_at, ends_at)
    select id, uuid, $4, $4, $5 from unnest($1::uuid[], $2::text[]) as opened (id, uuid)
  )
  insert into session_cookie (session_id, cookie_hash)
  select * from unnest($1::uuid[], $3::bytea[])
`,
)

async function storeSessions(
  connection: PipelinedConnection,
  opened: readonly OpenedSession[],
  now: Date,
): Promise<void> {
  await insertSessions(
    connection,
    opened.map(({ session }) => session.id),
    opened.map(({ session }) => session.uuid),
    opened.map(({ cookie }) => hashOf(cookie)),
    now,
    secondsAfter(now, absoluteSeconds),
  )
}

interface LiveSession extends Session {
  readonly seenAt: Date
}

/**
 * Days are judged once a session is found: `is true` keeps them from the index of what is to be purged, which a plan for all
 * values takes for a short way, though it leads through all sessions that live.
 */
const selectSessions = statement<{
  cookie_hash: Buffer
  replaced_at: Date | null
  id: string
  uuid: string
  seen_at: Date
  failed_lookups: number
  has_customer: boolean
}>(
  'find-sessions',
  `
  select cookie_hash, replaced_at, session.id, session.uuid, session.seen_at,
    coalesce(counter.points, 0) as failed_lookups,
    exists (select from session_customer where session_id = session.id) as has_customer
  from session_cookie join session on session.id = session_cookie.session_id
    left join counter on counter.key = '${counterKey('failedLookupsBySession', '')}' || session.id
      and counter.expires_at > $2 and counter.expires_at <= $5
  where cookie_hash = any($1)
    and (session.ends_at > $2 and session.ends_at <= $6 and session.seen_at > $3) is true
    and (replaced_at is null or replaced_at > $4)
`,
)

async function loadSessions(
  connection: PipelinedConnection,
  hashes: readonly Buffer[],
  now: Date,
): Promise<(LiveSession | undefined)[]> {
  const idleSince = secondsAfter(now, -idleSeconds)
  const rotatedSince = secondsAfter(now, -rotatedSeconds)
  const rows = await selectSessions(
    connection,
    hashes,
    now,
    idleSince,
    rotatedSince,
    latestEnd(now, limitOf('failedLookupsBySession').seconds),
    latestEnd(now, absoluteSeconds),
  )
  return hashes.map((hash) => {
    const row = rows.find(({ cookie_hash }) => cookie_hash.equals(hash))
    return (
      row && {
        id: row.id,
        uuid: row.uuid,
        seenAt: row.seen_at,
        failedLookups: row.failed_lookups,
        ...(row.has_customer ? { hasCustomer: true as const } : {}),
        ...(row.replaced_at === null ? {} : { cookieReplacedAt: row.replaced_at }),
      }
    )
  })
}

async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', id).execute()
}

async function addCookie(db: Db, { id }: Session): Promise<string> {
  const cookie = newCookie()
  await db
    .insertInto('session_cookie')
    .values({ cookie_hash: hashOf(cookie), session_id: id, replaced_at: null })
    .execute()
  return cookie
}

function newCookie(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest()
}
