import type { Keys } from '../keys/keys.ts'
import type { Captcha, Question } from './question.ts'

/** One thing that a visitor says of what they look for, and what a wrong guess is counted against. */
export interface StatedFact {
  /** Keyed hashes of all that the fact asks together; whichever is there counts. */
  readonly lookupKeys: readonly Buffer[]
  /** Keyed hash of whom it is about. */
  readonly identity: Buffer
  /** Keyed hash of the thing that it names beside them, such as the policy number. */
  readonly target?: Buffer
  /** Keyed hashes of what it names and many people share; counted for one address only. */
  readonly places?: readonly Buffer[]
}

/** Leaves out the fields of a form that were left empty. */
export function statedFacts(...facts: readonly (StatedFact | '' | undefined)[]): StatedFact[] {
  return facts.filter((fact) => typeof fact === 'object')
}

/**
 * The question that facts ask together, the most telling first. What `besides` names narrows it
 * further without being guessed at by itself, such as a phone or the form.
 */
export function questionAbout(
  keys: Keys,
  facts: readonly StatedFact[],
  { besides, captcha }: { readonly besides: string; readonly captcha: Captcha },
): Question {
  const [first, ...others] = facts
  if (first === undefined) throw new Error('a form that states nothing was let through')
  const lookupKeys = facts.flatMap((fact) =>
    fact.lookupKeys.map((lookupKey) => lookupKey.toString('hex')),
  )
  return {
    identities: [first.identity, ...others.map(({ identity }) => identity)],
    targets: facts.flatMap(({ target }) => target ?? []),
    places: facts.flatMap(({ places }) => places ?? []),
    key: keys.searchHash('lookup', ...lookupKeys, besides),
    captcha,
  }
}
