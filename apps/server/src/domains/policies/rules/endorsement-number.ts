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

/** The number for one more change of a policy, beside all that were ever given to it. */
export function nextEndorsementNumber(policyNo: string, given: readonly string[]): string {
  const before = endorsementNumber(policyNo, 0).slice(0, -digits)
  const counts = given
    .filter((number) => number.startsWith(before) && number.length === before.length + digits)
    .map((number) => Number(number.slice(-digits)))
    .filter(Number.isInteger)
  return endorsementNumber(policyNo, 1 + Math.max(given.length, ...counts))
}
