import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type Failure, notYet } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { LimitRule } from '../../../platform/limits/limit-rules.ts'
import type { ProofServices } from '../../../platform/verification/proof-services.ts'
import { needSlide, spendSlide } from '../../../platform/verification/slide-captcha.ts'
import { bitsBeyond, spendWork } from '../../../platform/verification/work.ts'
import type { Services } from '../../services.ts'

/** Calls for a person from one address in an hour, after which each further one takes more. */
const callsBeforeWork = 20
const callsBeforeSlide = 60

type LimitServices = Pick<Services, 'limits'>

/** Counts something that is said; rejects what comes too fast, and tells when it may be said. */
export async function limitMessages(
  services: LimitServices,
  { session }: Pick<Visitor, 'session'>,
): Promise<void> {
  await take(services, 'messagesBySessionMinute', session.id)
  await take(services, 'messagesBySessionHour', session.id)
}

/** Counts a conversation that is begun. */
export async function limitConversations(
  services: LimitServices,
  { session, address }: Visitor,
): Promise<void> {
  await take(services, 'conversationsBySession', session.id)
  await take(services, 'conversationsByAddress', address)
}

/**
 * Counts a call for a person. One network is many people, so beyond what is usual each takes some work,
 * and later a slide as well; where the queue itself is in danger it answers when the next one is heard.
 */
export async function limitPersonCalls(
  services: ProofServices,
  visitor: Visitor,
): Promise<string | undefined> {
  const { limits } = services
  const { session, address } = visitor
  const rule = 'personCallsByAddress'
  const called = await limits.roughCount(rule, address)
  if (called >= callsBeforeSlide) await needSlide(services, session)
  if (called >= callsBeforeWork) {
    await spendWork(services, visitor, 'person', bitsBeyond(called, callsBeforeWork))
  }
  if (called >= callsBeforeSlide) await spendSlide(services, session)
  if (await limits.take(rule, address)) return undefined
  return wait(await limits.secondsUntilLeft(rule, address))
}

async function take({ limits }: LimitServices, rule: LimitRule, key: string): Promise<void> {
  if (!(await limits.take(rule, key))) throw tooFast(await limits.secondsUntilLeft(rule, key))
}

function tooFast(seconds: number): Failure {
  const message = `您发得太快了，请 ${wait(seconds)}后再试。急事请拨打 {hotline}。`
  return notYet(resultCodes.messageTooSoon, message, seconds)
}

function wait(seconds: number): string {
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
}
