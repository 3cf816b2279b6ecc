import { type InferOutput, object, optional, string } from 'valibot'
import { person } from './policy-record.ts'

/** The personal part of one of the people that a policy names. */
export const insuredPersonSecrets = object({
  ...person.entries,
  relation: optional(string()),
  plan: optional(string()),
})
export type InsuredPersonSecrets = InferOutput<typeof insuredPersonSecrets>

export interface InsuredPerson extends InsuredPersonSecrets {
  /** ISO dates; who joined with the policy, or stays to its end, has none. */
  readonly joinedOn: string | undefined
  readonly leftOn: string | undefined
}

/** Where a person's part is sealed for; it opens nowhere else. */
export function insuredPersonContext(id: string): string {
  return `insured-person/${id}`
}
