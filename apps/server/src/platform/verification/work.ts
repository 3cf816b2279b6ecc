import { createHash, randomBytes } from 'node:crypto'
import { type Challenge, challengeText, solvedIn } from '@ecenter/contract/envelope/work.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../calls/failure.ts'
import type { Visitor } from '../calls/handler.ts'
import { type Clock, secondsAfter } from '../clock/clock.ts'
import type { Keys } from '../keys/keys.ts'
import type { Limits } from '../limits/limits.ts'
import { narrowKey } from '../limits/wider-network.ts'

/** Some 100 ms of a phone; each further bit doubles it. */
const firstBits = 13
/** Some four seconds of a phone. More would keep customers out, and a program hardly. */
const bitsAtMost = 18
const lifeSeconds = 120

/** What work is asked for; the work for one is none for another. */
export type WorkPurpose = 'session' | 'lookup' | 'person' | 'proof' | 'code'

export interface WorkServices {
  readonly keys: Keys
  readonly clock: Pick<Clock, 'now'>
  readonly limits: Limits
}

/** Who works, or may: the network they come from, and what the call brought with it. */
export type Worker = Pick<Visitor, 'address' | 'work'>

/** Asks for work: the same call, made once more with it, goes on. */
export class WorkNeeded extends Failure {
  readonly challenge: string

  constructor(challenge: string) {
    super(resultCodes.workNeeded, '正在为您做安全验证，请稍候再试一次。')
    this.challenge = challenge
  }
}

/** How much work a count takes that is beyond what is usual: one bit more each time that it doubles. */
export function bitsBeyond(count: number, usual: number): number {
  const doubled = Math.floor(Math.log2(Math.max(1, count / usual)))
  return Math.min(bitsAtMost, firstBits + doubled)
}

/**
 * Takes the work that the call brought, which is good once; throws `WorkNeeded` where it brought none,
 * or none that is good here and now.
 */
export async function spendWork(
  services: WorkServices,
  worker: Worker,
  purpose: WorkPurpose,
  bits: number,
): Promise<void> {
  if (!(await isGood(services, worker, purpose, bits)))
    throw needed(services, worker, purpose, bits)
}

async function isGood(
  { keys, clock, limits }: WorkServices,
  { address, work }: Worker,
  purpose: WorkPurpose,
  bits: number,
): Promise<boolean> {
  const done = work === undefined ? undefined : solvedIn(work, sha256)
  if (done === undefined) return false
  const seal = Buffer.from(done.seal, 'base64url')
  const isOurs = keys.isMac('work', seal, ...factsOf(address, purpose, done))
  const seconds = clock.now().getTime() / 1000
  const isLive = done.untilSeconds > seconds && done.untilSeconds <= seconds + lifeSeconds + 1
  // While somebody works, what is asked for may rise by a step.
  if (!isOurs || !isLive || done.bits < bits - 1) return false
  return limits.take('spentWork', done.id)
}

/** Nothing of it is kept: its seal says that it is ours, for this network and purpose. */
function needed(
  { keys, clock }: WorkServices,
  { address }: Worker,
  purpose: WorkPurpose,
  bits: number,
): WorkNeeded {
  const until = secondsAfter(clock.now(), lifeSeconds)
  const untilSeconds = Math.ceil(until.getTime() / 1000)
  const open = { bits, untilSeconds, id: randomBytes(12).toString('base64url') }
  const mac = keys.mac('work', ...factsOf(address, purpose, open))
  return new WorkNeeded(challengeText({ ...open, seal: mac.toString('base64url') }))
}

function factsOf(
  address: string,
  purpose: WorkPurpose,
  { bits, untilSeconds, id }: Omit<Challenge, 'seal'>,
): string[] {
  return [purpose, narrowKey(address), `${bits}`, `${untilSeconds}`, id]
}

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
