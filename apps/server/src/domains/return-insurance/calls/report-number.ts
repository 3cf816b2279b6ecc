import { randomInt } from 'node:crypto'
import type { ClaimStore } from '../../claims/store/claim.repository.ts'
import { claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import type { Policy } from '../../policies/store/policy.ts'

const range = 10_000_000_000

/** A report number that is free, built as those of the core are: class, year, area, and ten digits. */
export async function newReportNumber(
  store: ClaimStore,
  policy: Pick<Policy, 'policyNo' | 'productCode'>,
  today: string,
): Promise<string> {
  const drawn = String(randomInt(range)).padStart(10, '0')
  const registNo = `R${policy.productCode}${today.slice(0, 4)}${areaOf(policy.policyNo)}${drawn}`
  const taken = await claimOfNumber(store, registNo)
  return taken === undefined ? registNo : newReportNumber(store, policy, today)
}
