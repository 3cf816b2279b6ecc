import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Parts } from '../parts.ts'
import { type Failure, notYet } from '../platform/calls/failure.ts'
import type { Visitor } from '../platform/calls/handler.ts'
import type { LimitRule } from '../platform/limits/limit-rules.ts'

type LimitParts = Pick<Parts, 'limits'>

/** Counts something that is said; rejects what comes too fast, and tells when it may be said. */
export async function takeMessageTurn(
  parts: LimitParts,
  { session }: Pick<Visitor, 'session'>,
): Promise<void> {
  await take(parts, 'messagesBySessionMinute', session.id)
  await take(parts, 'messagesBySessionHour', session.id)
}

/** Counts a conversation that is begun. */
export async function takeConversationTurn(
  parts: LimitParts,
  { session, address }: Visitor,
): Promise<void> {
  await take(parts, 'conversationsBySession', session.id)
  await take(parts, 'conversationsByAddress', address)
}

/** Counts a call for a person; answers when the next one is heard where there were too many, else nothing. */
export async function takePersonTurn(
  { limits }: LimitParts,
  { address }: Pick<Visitor, 'address'>,
): Promise<string | undefined> {
  const rule = 'personCallsByAddress'
  if (await limits.take(rule, address)) return undefined
  return wait(await limits.secondsUntilLeft(rule, address))
}

async function take({ limits }: LimitParts, rule: LimitRule, key: string): Promise<void> {
  if (!(await limits.take(rule, key))) throw tooFast(await limits.secondsUntilLeft(rule, key))
}

function tooFast(seconds: number): Failure {
  const message = `您发得太快了，请 ${wait(seconds)}后再试。急事请拨打 {hotline}。`
  return notYet(resultCodes.messageTooSoon, message, seconds)
}

function wait(seconds: number): string {
  return seconds < 60 ? `${seconds} 秒` : `${Math.ceil(seconds / 60)} 分钟`
}
