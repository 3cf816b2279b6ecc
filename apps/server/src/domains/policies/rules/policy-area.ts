import { saidBy } from '../../../platform/numbers/numbers.ts'

/** The area of the branch that issued a policy; empty where its number says none. */
export function areaOf(policyNo: string): string {
  return saidBy('policy', policyNo)?.area ?? ''
}
