import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { Failure } from '../calls/failure.ts'
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
 * may not. A visitor is told only of what they did themselves: were they told that a typed phone
 * has just been rung for a policy, they could read the phone on file off their failures.
 */
export async function mayRing(
  parts: ProofParts,
  session: Session,
  subject: SmsCodeSubject,
  { phone, source }: Addressee,
): Promise<boolean> {
  const { limits, keys } = parts
  const key = keys.searchKey('phone', phone).toString('hex')
  if (!(await limits.take('smsBySession', session.id))) throw capReached()
  switch (source) {
    case 'typed': {
      if (!(await limits.take('typedSmsByPhoneMinute', key))) throw tooSoon()
      const isWithinCaps =
        (await limits.take('typedSmsByPhoneHour', key)) &&
        (await limits.take('typedSmsByPhoneDay', key))
      if (!isWithinCaps) throw capReached()
      return (await phoneVerdict(parts, key, 'typed')) === 'free'
    }
    case 'on-file': {
      const verdict = await phoneVerdict(parts, key, 'on-file')
      if (verdict === 'too-soon') throw tooSoon()
      if (verdict === 'capped') throw capReached()
      return true
    }
    case 'guessed-right':
    case 'guessed-wrong': {
      const asked = `${session.id}/${subject.purpose}/${subject.handle}`
      if (!(await limits.take('smsBySubject', asked))) throw tooSoon()
      // A wrong guess counts nothing against the phone of somebody who knows nothing of it.
      return source === 'guessed-right' && (await phoneVerdict(parts, key, 'on-file')) === 'free'
    }
  }
}

/** One budget for each way, so that typed phones cannot use up what opens policies. */
async function phoneVerdict(
  { limits }: ProofParts,
  key: string,
  budget: 'typed' | 'on-file',
): Promise<'free' | 'too-soon' | 'capped'> {
  if (!(await limits.take('smsByPhoneMinute', key))) return 'too-soon'
  const isFree =
    (await limits.take('smsByPhoneHour', key)) &&
    (await limits.take('smsByPhoneDay', key)) &&
    (await limits.take('smsBudgetDay', budget))
  return isFree ? 'free' : 'capped'
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
