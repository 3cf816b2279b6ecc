/** The area of the branch that issued a policy: it follows the class and the year in its number. */
export function areaOf(policyNo: string): string {
  return policyNo.slice(8, 12)
}
