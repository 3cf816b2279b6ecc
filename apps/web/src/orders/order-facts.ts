/** What the customer has at hand; it stands in the address as `by`. */
export const orderFacts = ['plate', 'name'] as const
export type OrderFact = (typeof orderFacts)[number]
