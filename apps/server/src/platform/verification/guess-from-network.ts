import type { Counter } from '../limits/guesses.ts'
import type { LimitRule } from '../limits/limit-rules.ts'
import { bitsBeyond, spendWork, type Worker, type WorkServices } from './work.ts'

/** Wrong tries of one network in an hour that are more than slips of the pen of all who share it. */
export const usualOfNetwork = 300

/** What is counted of a network whose wrong tries cost work and lock nobody out. */
type NetworkRule = Extract<
  LimitRule,
  | 'failedAppealsByAddress'
  | 'failedReturnOrdersByAddress'
  | 'failedPromotersByAddress'
  | 'failedClaimLinksByAddress'
  | 'failedShortLinksByAddress'
  | 'failedReopensByAddress'
  | 'failedFactsByAddress'
>

/** Whose guess it is, and what is counted of their network and beside it. */
interface Guesser {
  readonly visitor: Worker
  readonly rule: NetworkRule
  readonly counters: readonly Counter[]
}

/**
 * A guess (`limits.guess`) at a number that leads to something. A carrier's customers share an address,
 * so where many of them were wrong the next ones do some work first, more the more there were, and who
 * is right finds what is theirs.
 */
export async function guessFromNetwork<Result>(
  services: WorkServices,
  { visitor, rule, counters }: Guesser,
  work: () => Promise<Result>,
  isRight: (result: Result) => boolean,
): Promise<Result | undefined> {
  const { limits } = services
  const failed = await limits.roughCount(rule, visitor.address)
  if (failed >= usualOfNetwork) {
    await spendWork(services, visitor, 'lookup', bitsBeyond(failed, usualOfNetwork))
  }
  return limits.guess([...counters, { rule, key: visitor.address }], work, isRight)
}
