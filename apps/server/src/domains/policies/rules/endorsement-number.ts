import { endorsementForm } from '../../../platform/numbers/numbers.ts'

/** The number of an endorsement that is made here, which says its policy and which change it is. */
export function endorsementNumber(policyNo: string, count: number): string {
  const { digits } = endorsementForm()
  if (count >= 10 ** digits) throw new Error('a policy has too many endorsements to number')
  return beforeCount(policyNo) + String(count).padStart(digits, '0')
}

/** The number for one more change of a policy, beside all that were ever given to it. */
export function nextEndorsementNumber(policyNo: string, given: readonly string[]): string {
  const { digits } = endorsementForm()
  const before = beforeCount(policyNo)
  const counts = given
    .filter((number) => number.startsWith(before) && number.length === before.length + digits)
    .map((number) => Number(number.slice(-digits)))
    .filter(Number.isInteger)
  return endorsementNumber(policyNo, 1 + Math.max(given.length, ...counts))
}

function beforeCount(policyNo: string): string {
  const { begin, between } = endorsementForm()
  return begin + policyNo + between
}
