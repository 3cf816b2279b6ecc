/** By what an invoice is found; it stands in the address as `by`. */
export const findingFacts = ['policy', 'invoice'] as const
/** What the form is for: finding invoices, or checking one. */
export const invoiceFacts = [...findingFacts, 'check'] as const

export type FindingFact = (typeof findingFacts)[number]
export type InvoiceFact = (typeof invoiceFacts)[number]
