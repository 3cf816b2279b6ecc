import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { dayText } from '../../kit/words/day-text.ts'

/** When the account has the money, as far as the core has told. */
export function arrivalWords(arrival: ClaimDetail['arrival']): string {
  const { expectedOn, arrivedOn } = arrival ?? {}
  if (arrivedOn !== undefined) return `${dayText(arrivedOn)}已到账。`
  return expectedOn === undefined ? '' : `预计 ${dayText(expectedOn)}到账。`
}
