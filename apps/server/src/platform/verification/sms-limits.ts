import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { Failure } from '../calls/failure.ts'
import type { Limits } from '../limits/limits.ts'
import type { Session } from '../session/session.ts'
import type { ProofParts } from './proof-parts.ts'

/** What a code proves: the purpose, and the object it was sent for (none for a typed phone). */
export interface SmsCodeSubject {
  readonly purpose: string
  readonly handle?: string | undefined
}

/** Who is to get a code, and how the phone came to be known. */
export interface Addressee {
  readonly phone: string
  /**
   * `typed`: the visitor says it is theirs. `on-file`: the object's own, which the visitor sees
   * masked. `guessed-right` and `guessed-wrong`: typed where it has to be the one on file.
   */
  readonly source: 'typed' | 'on-file' | 'guessed-right' | 'guessed-wrong'
}

/**
 * Counts a send and tells whether the phone may ring; throws where the visitor may be told that it
 * may not. A visitor is told only of sends that went the same way: were they told that a phone they
 * guessed or typed keeps the one on file from ringing, or the other way round, they could read the
 * phone on file off their failures.
 */
export async function mayRing(
  { limits, keys }: ProofParts,
  session: Session,
  subject: SmsCodeSubject,
  { phone, source }: Addressee,
): Promise<boolean> {
  const key = keys.searchKey('phone', phone).toString('hex')
  if (!(await limits.take('smsBySession', session.id))) throw capReached()
  if (source === 'typed') {
    await takeOwnTurn(limits, 'typed', key)
    return (await takePhoneTurn(limits, key)) && limits.take('smsBudgetDay', 'typed')
  }
  const asked = `${session.id}/${subject.purpose}/${subject.handle}`
  if (!(await limits.take('smsBySubject', asked))) throw tooSoon()
  switch (source) {
    case 'on-file':
      await takeOwnTurn(limits, 'onFile', key)
      // Before the phone is looked at, so that a budget used up is told whether it is free or not.
      if (!(await limits.take('smsBudgetDay', 'on-file'))) throw capReached()
      // What others typed never keeps the owner's phone from ringing; what rings here keeps theirs.
      await takePhoneTurn(limits, key)
      return true
    case 'guessed-right':
      return (await takePhoneTurn(limits, key)) && limits.take('smsBudgetDay', 'on-file')
    case 'guessed-wrong':
      // It counts nothing against the phone of somebody who knows nothing of it.
      return false
  }
}

/** Counts the sends of one way alone, for these may be told. */
async function takeOwnTurn(limits: Limits, way: 'typed' | 'onFile', key: string): Promise<void> {
  if (!(await limits.take(`${way}SmsByPhoneMinute`, key))) throw tooSoon()
  const isWithinCaps =
    (await limits.take(`${way}SmsByPhoneHour`, key)) &&
    (await limits.take(`${way}SmsByPhoneDay`, key))
  if (!isWithinCaps) throw capReached()
}

/** Counts what rings, whichever way it came: these are never told. */
async function takePhoneTurn(limits: Limits, key: string): Promise<boolean> {
  return (
    (await limits.take('smsByPhoneMinute', key)) &&
    (await limits.take('smsByPhoneHour', key)) &&
    (await limits.take('smsByPhoneDay', key))
  )
}

function tooSoon(): Failure {
  return new Failure(resultCodes.smsTooSoon, '验证码刚发过，60 秒后才能再发一次。')
}

function capReached(): Failure {
  return new Failure(
    resultCodes.smsDailyCap,
    '验证码发送次数已达上限，请稍后再试，或拨打 {hotline}。',
  )
}
