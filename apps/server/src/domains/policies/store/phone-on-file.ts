import type { Policy } from './policy.ts'

/** The applicant's phone, or the insured's where the applicant left none. */
export function phoneOnFile({
  applicant,
  insured,
}: Pick<Policy, 'applicant' | 'insured'>): string | undefined {
  return applicant.mobile ?? insured.mobile
}
