import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { dayText } from '../../kit/words/day-text.ts'
import { brand } from '../../shell/brand.ts'

/** When the account has the money, as far as the core has told; a day that has passed is no promise any more. */
export function arrivalWords(arrival: ClaimDetail['arrival'], now = new Date()): string {
  const { expectedOn, arrivedOn } = arrival ?? {}
  if (arrivedOn !== undefined) return `${dayText(arrivedOn)}已到账。`
  if (expectedOn === undefined) return ''
  const isLate = minuteText(now.toISOString()).slice(0, expectedOn.length) > expectedOn
  return isLate
    ? `应已在 ${dayText(expectedOn)}到账，没收到请拨打 ${brand.hotline}。`
    : `预计 ${dayText(expectedOn)}到账。`
}
