import { randomBytes } from 'node:crypto'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Session } from '../../../platform/session/session.ts'

/** So long a challenge waits for face or finger. */
export const challengeLifeSeconds = 120

interface ChallengeStore {
  readonly db: Db
  readonly clock: Pick<Clock, 'now'>
}

/** What the signature is to be good for, and nothing else. */
export interface ChallengeSubject {
  readonly purpose: Tables['passkey_challenge']['purpose']
  readonly about: string
}

/** A new challenge of a session; that before it for the same purpose is no good any more. */
export async function keepChallenge(
  { db, clock }: ChallengeStore,
  { id }: Session,
  { purpose, about }: ChallengeSubject,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expires_at = secondsAfter(clock.now(), challengeLifeSeconds)
  const row = { about, challenge, expires_at }
  await db
    .insertInto('passkey_challenge')
    .values({ session_id: id, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['session_id', 'purpose']).doUpdateSet(row))
    .execute()
  return challenge
}

/** The challenge that was asked, once; undefined where there is none, it is too old, or about something else. */
export async function takeChallenge(
  { db, clock }: ChallengeStore,
  { id }: Session,
  { purpose, about }: ChallengeSubject,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('session_id', '=', id)
    .where('purpose', '=', purpose)
    .returning(['about', 'challenge', 'expires_at'])
    .executeTakeFirst()
  const isGood = row !== undefined && row.about === about && row.expires_at > clock.now()
  return isGood ? row.challenge : undefined
}
