/** What the customer has at hand, for the claims of a car; it stands in the address as `by`. */
export const carFacts = ['plate', 'car-policy'] as const
/** The same for a claim of any kind. */
export const otherFacts = ['report', 'policy', 'reporter'] as const

export const claimFacts = [...carFacts, ...otherFacts] as const

export type CarFact = (typeof carFacts)[number]
export type OtherFact = (typeof otherFacts)[number]
export type ClaimFact = CarFact | OtherFact

export function isCarFact(fact: ClaimFact): fact is CarFact {
  return carFacts.some((each) => each === fact)
}
