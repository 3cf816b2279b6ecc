/** E, then class, year and area of the policy, its serial and the count of the change (decisions, section 6). */
export function endorsementNumber(policyNo: string, count: number): string {
  const serial = Number(policyNo.slice(12)) * 10 + count
  return `E${policyNo.slice(1, 12)}${String(serial).padStart(10, '0')}`
}
