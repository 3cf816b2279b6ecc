import type { PersonFact } from '@ecenter/contract/person/read-proof.ts'
import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'

interface Known {
  readonly idNumber: string
}

/**
 * Which facts show whose a phone is. Where it may be of too many people, or was guessed at too often, only
 * the whole ID number tells them apart.
 */
export function factsAsked({
  people,
  familyAtMost,
  isGuessedAt,
}: {
  readonly people: readonly Known[]
  readonly familyAtMost: number
  readonly isGuessedAt: boolean
}): readonly PersonFact[] {
  const isCrowd = people.length > familyAtMost
  const isOnlyCompanies = people.every(({ idNumber }) => isUnifiedCreditCode(idNumber))
  return isCrowd || isGuessedAt || isOnlyCompanies ? ['id-number'] : ['id-tail', 'plate']
}

/** Those whose ID number ends so. The code of a company is printed on every invoice: its end tells nothing. */
export function peopleWithTail<Person extends Known>(
  people: readonly Person[],
  tail: string,
): readonly Person[] {
  return people.filter(({ idNumber }) => !isUnifiedCreditCode(idNumber) && idNumber.endsWith(tail))
}
