import type { PersonFact } from '@ecenter/contract/person/read-proof.ts'
import { boolean, type InferOutput, object, optional, parse, string } from 'valibot'
import { type Clock, secondsAfter } from '../../../platform/clock/clock.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { PersonStore } from './person-contact.ts'

/** A phone that a session is proving, or has proven without a fact yet. */
export interface ProofUnderWay {
  readonly step: 'code' | 'fact' | 'nothing'
  readonly mobile: string
  readonly asks: readonly PersonFact[]
  readonly agreedTo: string
  readonly sentAt: Date
  /** Set where facts asked for the code: its phone is not shown before. */
  readonly told?: Told | undefined
}

interface ProofStore extends PersonStore {
  readonly clock: Pick<Clock, 'now'>
}

/** Whom facts tell of, and of which car; nobody, where they do not fit. */
export const told = object({
  person: optional(object({ idNumber: string(), name: string(), isOwnPhone: boolean() })),
  carKey: optional(string()),
})
export type Told = InferOutput<typeof told>

const secrets = object({ mobile: string(), told: optional(told) })

/** Where the phone is sealed for. */
export function proofContext(sessionId: string): string {
  return `person-proof/${sessionId}`
}

/** Writes how far a session has come; it is forgotten after so many seconds. */
export async function keepProof(
  { db, keys, clock }: ProofStore,
  { id }: Session,
  { step, mobile, asks, agreedTo, sentAt, told }: ProofUnderWay,
  lifeSeconds: number,
): Promise<void> {
  const row = {
    phone_key: keys.searchHash('phone', mobile),
    step,
    asks: [...asks],
    agreed_to: agreedTo,
    sent_at: sentAt,
    expires_at: secondsAfter(clock.now(), lifeSeconds),
    sealed: keys.seal(proofContext(id), { mobile, told }),
  }
  await db
    .insertInto('person_proof')
    .values({ session_id: id, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute()
}

export async function proofUnderWay(
  { db, keys, clock }: ProofStore,
  { id }: Session,
): Promise<ProofUnderWay | undefined> {
  const row = await db
    .selectFrom('person_proof')
    .selectAll()
    .where('session_id', '=', id)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return (
    row && {
      ...parse(secrets, keys.unseal(proofContext(id), row.sealed)),
      step: row.step,
      asks: row.asks,
      agreedTo: row.agreed_to,
      sentAt: row.sent_at,
    }
  )
}

export async function forgetProof({ db }: Pick<ProofStore, 'db'>, { id }: Session): Promise<void> {
  await db.deleteFrom('person_proof').where('session_id', '=', id).execute()
}
