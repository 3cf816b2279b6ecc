import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Database, Db } from '../database/database.ts'
import type { Lane } from '../database/lane.ts'
import { microBatch } from '../database/micro-batch.ts'
import { statement } from '../database/statement.ts'
import type { Keys } from '../keys/keys.ts'
import { counterKey } from '../limits/limits.ts'
import type { Session } from './session.ts'

const idleSeconds = 30 * 60
const absoluteSeconds = 8 * 3600
/** How long a rotated cookie is still honoured, so that a second tab lives on. */
const rotatedSeconds = 60
/** A session in use is marked as seen at most this often. */
const seenEverySeconds = 60

interface SessionParts extends Pick<Database, 'db' | 'lanes'> {
  readonly keys: Keys
  readonly clock: Clock
}

export interface OpenedSession {
  readonly session: Session
  /** The value of the cookie; the database keeps its hash alone. */
  readonly cookie: string
}

export interface FoundSession extends Session {
  /** The cookie was replaced less than a minute ago; the answer that carried the new one may be lost. */
  readonly isCookieReplaced: boolean
}

export interface Sessions {
  open(): Promise<OpenedSession>
  /** The live session of a cookie; undefined when it ended, idled out or never was. */
  find(cookie: string): Promise<FoundSession | undefined>
  /** A new cookie for a session whose visitor has just proven something. */
  renewCookie(session: Session): Promise<string>
  /** The head's token: it survives a new cookie, so that open pages go on. */
  tokenOf(session: Session): string
}

export function sessionsOn({ db, lanes, keys, clock }: SessionParts): Sessions {
  const load = microBatch((hashes: readonly Buffer[]) =>
    loadSessions(lanes.swift, hashes, clock.now()),
  )

  return {
    async open() {
      const now = clock.now()
      const names = { id: randomUUID(), uuid: randomUUID() }
      const ends_at = secondsAfter(now, absoluteSeconds)
      await db
        .insertInto('session')
        .values({ ...names, created_at: now, seen_at: now, ends_at })
        .execute()
      const session = { ...names, failedLookups: 0 }
      return { session, cookie: await addCookie(db, session) }
    },

    async find(cookie) {
      const live = await load(hashOf(cookie))
      if (live === undefined) return undefined
      const { seenAt, ...session } = live
      const now = clock.now()
      if (seenAt < secondsAfter(now, -seenEverySeconds)) await markSeen(db, session.id, now)
      return session
    },

    async renewCookie(session) {
      await db
        .updateTable('session_cookie')
        .set({ replaced_at: clock.now() })
        .where('session_id', '=', session.id)
        .where('replaced_at', 'is', null)
        .execute()
      return addCookie(db, session)
    },

    tokenOf: (session) => keys.mac('session-token', session.id).toString('base64url'),
  }
}

interface LiveSession extends FoundSession {
  readonly seenAt: Date
}

const selectSessions = statement<{
  cookie_hash: Buffer
  replaced_at: Date | null
  id: string
  uuid: string
  seen_at: Date
  failed_lookups: number
}>(
  'find-sessions',
  `
  select cookie_hash, replaced_at, session.id, session.uuid, session.seen_at,
    coalesce(counter.points, 0) as failed_lookups
  from session_cookie join session on session.id = session_cookie.session_id
    left join counter on counter.key = '${counterKey('failedLookupsBySession', '')}' || session.id
      and counter.expires_at > $2
  where cookie_hash = any($1) and session.ends_at > $2 and session.seen_at > $3
    and (replaced_at is null or replaced_at > $4)
`,
)

async function loadSessions(
  lane: Lane,
  hashes: readonly Buffer[],
  now: Date,
): Promise<(LiveSession | undefined)[]> {
  const idleSince = secondsAfter(now, -idleSeconds)
  const rotatedSince = secondsAfter(now, -rotatedSeconds)
  const rows = await selectSessions(lane, hashes, now, idleSince, rotatedSince)
  return hashes.map((hash) => {
    const row = rows.find(({ cookie_hash }) => cookie_hash.equals(hash))
    return (
      row && {
        id: row.id,
        uuid: row.uuid,
        seenAt: row.seen_at,
        failedLookups: row.failed_lookups,
        isCookieReplaced: row.replaced_at !== null,
      }
    )
  })
}

async function markSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', id).execute()
}

async function addCookie(db: Db, { id }: Session): Promise<string> {
  const cookie = randomBytes(32).toString('base64url')
  await db
    .insertInto('session_cookie')
    .values({ cookie_hash: hashOf(cookie), session_id: id, replaced_at: null })
    .execute()
  return cookie
}

function hashOf(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest()
}
