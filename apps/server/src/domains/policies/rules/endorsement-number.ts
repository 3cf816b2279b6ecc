/** More changes than a car can have in nine years of three a day. */
const digits = 4

/**
 * The number of an endorsement that is made here: E, the whole number of its policy, whatever form that
 * has, and which change it is. As the count is always as long, no two policies share a number.
 */
export function endorsementNumber(policyNo: string, count: number): string {
  if (count >= 10 ** digits) throw new Error('a policy has too many endorsements to number')
  return `E${policyNo}${String(count).padStart(digits, '0')}`
}
