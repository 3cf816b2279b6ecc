import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, notYet } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import type { Counter } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { ProofServices } from './proof-services.ts'

/** What a code proves: the purpose, and the object it was sent for (none for a typed phone). */
export interface SmsCodeSubject {
  readonly purpose: string
  readonly handle?: string | undefined
  /** What else the code is for: an address. */
  readonly bound?: string | undefined
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
 * may not. A visitor is told of limits that say nothing of a phone (their own, their address', the
 * day's budget), and of sends that went the same way: were they told that a phone they guessed or
 * typed keeps the one on file from ringing, or the other way round, they could read the phone on
 * file off their failures.
 */
export async function mayRing(
  { limits, keys }: ProofServices,
  { session, address }: Visitor,
  subject: SmsCodeSubject,
  { phone, source }: Addressee,
): Promise<boolean> {
  const key = keys.searchHash('phone', phone).toString('hex')
  const way = wayOf(source)
  if (!(await limits.take('smsBySession', session.id))) throw capReached()
  await limitAddress(limits, way, address)
  const bySubject: Counter = {
    rule: 'smsBySubject',
    key: `${session.id}/${subject.purpose}/${subject.handle}`,
  }
  // Two codes for two purposes are no bombing, so each purpose waits by itself (hours and days do not).
  const minute = `${key}/${subject.purpose}`
  const byPhone: Counter = { rule: `${way}SmsByPhoneMinute`, key: minute }
  switch (source) {
    case 'typed':
      await takeMinutes(limits, [byPhone])
      await limitOwn(limits, way, key)
      await takeBudget(limits, way)
      return limitPhone(limits, key, minute)
    case 'on-file':
      await takeMinutes(limits, [bySubject, byPhone])
      await limitOwn(limits, way, key)
      await takeBudget(limits, way)
      // What others typed never keeps the owner's phone from ringing; what rings here keeps theirs.
      await limitPhone(limits, key, minute)
      return true
    case 'guessed-right':
    case 'guessed-wrong':
      await takeMinutes(limits, [bySubject])
      if (!(await limits.hasLeft('smsBudgetDay', way))) throw capReached()
      // A wrong guess counts nothing against the phone of somebody who knows nothing of it.
      if (source === 'guessed-wrong') return false
      return (await limitPhone(limits, key, minute)) && limits.take('smsBudgetDay', way)
  }
}

/**
 * The same for who proves by their phone who they are. Nothing here tells whether the phone is on file, and
 * what others type for strange phones leaves codes for those that are. Their network is asked for a slide
 * by who calls, so it shuts nobody out here.
 */
export async function mayRingForProof(
  { limits, keys }: ProofServices,
  { session }: Visitor,
  { phone, isOnFile }: { readonly phone: string; readonly isOnFile: boolean },
): Promise<boolean> {
  const key = keys.searchHash('phone', phone).toString('hex')
  const minute = `${key}/person`
  if (!(await limits.take('smsBySession', session.id))) throw capReached()
  await takeMinutes(limits, [{ rule: 'typedSmsByPhoneMinute', key: minute }])
  await limitOwn(limits, 'typed', key)
  const isWithinBudget = await limits.take('smsBudgetDay', isOnFile ? 'onFile' : 'typed')
  return (await limitPhone(limits, key, minute)) && isWithinBudget
}

/** How the phone came to be known: each way has limits of its own, so that neither uses up the other's. */
type Way = 'typed' | 'onFile'

export function wayOf(source: Addressee['source']): Way {
  return source === 'typed' ? 'typed' : 'onFile'
}

async function limitAddress(limits: Limits, way: Way, address: string): Promise<void> {
  const isWithinCaps =
    (await limits.take(`${way}SmsByAddressHour`, address)) &&
    (await limits.take(`${way}SmsByAddressDay`, address))
  if (!isWithinCaps) throw capReached()
}

/** Before the phone is looked at, so that a budget used up is told whether it is free or not. */
async function takeBudget(limits: Limits, way: Way): Promise<void> {
  if (!(await limits.take('smsBudgetDay', way))) throw capReached()
}

/**
 * Counts the minutes between two sends that may be told. All are looked at before one is counted: a
 * minute that is over must not begin anew because another is not, for the visitor was told when to
 * come back.
 */
async function takeMinutes(limits: Limits, minutes: readonly Counter[]): Promise<void> {
  const wait = () => secondsUntilAll(limits, minutes)
  const before = await wait()
  if (before > 0) throw tooSoon(before)
  const turns = await Promise.all(minutes.map(({ rule, key }) => limits.take(rule, key)))
  // Another send was counted at the same moment.
  if (turns.includes(false)) throw tooSoon(Math.max(1, await wait()))
}

async function secondsUntilAll(limits: Limits, minutes: readonly Counter[]): Promise<number> {
  return Math.max(
    ...(await Promise.all(minutes.map(({ rule, key }) => limits.secondsUntilLeft(rule, key)))),
  )
}

/** Counts the sends of one way alone, for these may be told. */
async function limitOwn(limits: Limits, way: Way, key: string): Promise<void> {
  const isWithinCaps =
    (await limits.take(`${way}SmsByPhoneHour`, key)) &&
    (await limits.take(`${way}SmsByPhoneDay`, key))
  if (!isWithinCaps) throw capReached()
}

/** Counts what rings, whichever way it came: these are never told. */
async function limitPhone(limits: Limits, key: string, minute: string): Promise<boolean> {
  return (
    (await limits.take('smsByPhoneMinute', minute)) &&
    (await limits.take('smsByPhoneHour', key)) &&
    (await limits.take('smsByPhoneDay', key))
  )
}

function tooSoon(seconds: number): Failure {
  return notYet(resultCodes.smsTooSoon, `验证码刚发过，请等 ${seconds} 秒再获取。`, seconds)
}

function capReached(): Failure {
  return new Failure(
    resultCodes.smsDailyCap,
    '验证码发送次数已达上限，请稍后再试，或拨打 {hotline}。',
  )
}
