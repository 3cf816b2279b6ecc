import type { LookupKeys } from '../../../platform/database/lookup-keys/lookup-key-text.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { StatedFact } from '../../../platform/lookups/stated-fact.ts'
import { personKey } from '../store/other-lookup-keys.ts'

/** What a resident's ID number ends in: three digits in turn and a check character. */
const guessedCharacters = 4

/**
 * A name with a whole ID number. Whoever knows name and birthday guesses only how the number ends,
 * and is another identity with each guess; so a guess counts against the name with what comes
 * before, the area and the birthday. The name alone would lock all who share it.
 */
export function nameFact(keys: Keys, name: string, id: string, lookupKeys: LookupKeys): StatedFact {
  const target = keys.searchHash('lookup-target', 'name', name, id.slice(0, -guessedCharacters))
  return { lookupKeys, identity: personKey(keys, id), target }
}
