import { provincePrefixes } from '@ecenter/contract/rules/license-plate.ts'
import type { Policy } from '../store/policy.ts'
import { areaOf } from './policy-area.ts'
import { provinceOf } from './provinces.ts'

/**
 * The character that a corrected plate most likely begins with: that of the plate today, and for a
 * new car that of the area where the policy was issued. Absent where neither tells.
 */
export function platePrefixOf({
  policyNo,
  vehicle,
}: Pick<Policy, 'policyNo' | 'vehicle'>): string | undefined {
  const today = provincePrefixes.find((prefix) => vehicle?.licenseNo?.startsWith(prefix))
  return today ?? provinceOf(areaOf(policyNo))?.platePrefix
}
