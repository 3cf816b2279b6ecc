import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import { secondsAfter } from '../clock/clock.ts'
import type { Db } from '../database/database.ts'
import { microBatch } from '../database/micro-batch.ts'
import type { Keys } from '../keys/keys.ts'
import type { Session } from './session.ts'

const idleSeconds = 30 * 60
const absoluteSeconds = 8 * 3600
/** How long a rotated cookie is still honoured, so that a second tab lives on. */
const rotatedSeconds = 60
/** A session in use is marked as seen at most this often. */
const seenEverySeconds = 60

export interface OpenedSession {
  readonly session: Session
  /** The value of the cookie; the database keeps its hash alone. */
  readonly cookie: string
}

export interface Sessions {
  open(): Promise<OpenedSession>
  /** The live session of a cookie; undefined when it ended, idled out or never was. */
  find(cookie: string): Promise<Session | undefined>
  /** A new cookie for a session whose visitor has just proven something. */
  renewCookie(session: Session): Promise<string>
  /** The head's token: it survives a new cookie, so that open pages go on. */
  tokenOf(session: Session): string
}

export function sessionsOn(db: Db, keys: Keys, clock: Clock): Sessions {
  const load = microBatch((hashes: readonly Buffer[]) => loadSessions(db, hashes, clock.now()))

  return {
    async open() {
      const now = clock.now()
      const session = { id: randomUUID(), uuid: randomUUID() }
      const ends_at = secondsAfter(now, absoluteSeconds)
      await db
        .insertInto('session')
        .values({ ...session, created_at: now, seen_at: now, ends_at })
        .execute()
      return { session, cookie: await addCookie(db, session) }
    },

    async find(cookie) {
      const row = await load(hashOf(cookie))
      if (row === undefined) return undefined
      const now = clock.now()
      if (row.seenAt < secondsAfter(now, -seenEverySeconds)) await markSeen(db, row.id, now)
      return { id: row.id, uuid: row.uuid }
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

interface LiveSession extends Session {
  readonly seenAt: Date
}

async function loadSessions(
  db: Db,
  hashes: readonly Buffer[],
  now: Date,
): Promise<(LiveSession | undefined)[]> {
  const rows = await db
    .selectFrom('session_cookie')
    .innerJoin('session', 'session.id', 'session_cookie.session_id')
    .select(['cookie_hash', 'session.id', 'session.uuid', 'session.seen_at'])
    .where((where) => where('cookie_hash', '=', where.fn.any(where.val(hashes))))
    .where('session.ends_at', '>', now)
    .where('session.seen_at', '>', secondsAfter(now, -idleSeconds))
    .where((where) =>
      where.or([
        where('replaced_at', 'is', null),
        where('replaced_at', '>', secondsAfter(now, -rotatedSeconds)),
      ]),
    )
    .execute()
  const byHash = new Map(
    rows.map(({ cookie_hash, id, uuid, seen_at }) => [
      cookie_hash.toString('hex'),
      { id, uuid, seenAt: seen_at },
    ]),
  )
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
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
