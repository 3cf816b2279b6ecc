import type { Keys } from '../platform/keys/keys.ts'
import type { Doors } from '../records/policies/door-search.ts'
import { personKey } from '../records/policies/other-doors.ts'

/** One thing that a visitor says of a policy, and what a wrong guess is counted against. */
export interface StatedFact {
  readonly doors: Doors
  /** Keyed hash of whom it is about. */
  readonly identity: Buffer
  /** Keyed hash of the thing that it names beside them, such as the policy number. */
  readonly target?: Buffer
  /** Keyed hashes of what it names and many people share; counted for one address only. */
  readonly places?: readonly Buffer[]
}

/** What a resident's ID number ends in: three digits in turn and a check character. */
const guessedCharacters = 4

/**
 * A name with a whole ID number. Whoever knows name and birthday guesses only how the number ends,
 * and is another identity with each guess; so a guess counts against the name with what comes
 * before, the area and the birthday. The name alone would lock all who share it.
 */
export function nameFact(keys: Keys, name: string, id: string, doors: Doors): StatedFact {
  const target = keys.searchKey('lookup-target', 'name', name, id.slice(0, -guessedCharacters))
  return { doors, identity: personKey(keys, id), target }
}

/** Leaves out the fields of a form that were left empty. */
export function statedFacts(...facts: readonly (StatedFact | '' | undefined)[]): StatedFact[] {
  return facts.filter((fact) => typeof fact === 'object')
}
