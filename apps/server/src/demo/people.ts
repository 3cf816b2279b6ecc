import { type InferOutput, optional, strictObject, string } from 'valibot'
import people from '../../demo/people.json' with { type: 'json' }

/** A person or a company that takes out policies or is insured by them. */
export const party = strictObject({
  name: string(),
  idNumber: string(),
  mobile: optional(string()),
})
export type Party = InferOutput<typeof party>

/** Customers with a story of their own. Nobody real: see `residentId`; no phone is ever called. */
export { people }

const byName: ReadonlyMap<string, Party> = new Map(Object.entries(people))

/** Whom a row means: one of `people` by name, or somebody who is told there. */
export function partyOf(told: string | Party): Party {
  if (typeof told !== 'string') return told
  const known = byName.get(told)
  if (known === undefined) throw new Error(`people.json has no ${told}`)
  return known
}
