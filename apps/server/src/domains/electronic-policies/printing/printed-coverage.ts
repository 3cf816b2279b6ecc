import { amountInFigures, nothing } from '../../../platform/documents/printed-amount.ts'
import type { Coverage } from '../../policies/store/policy.ts'

export type PrintedCoverage = {
  readonly name: string
  readonly limit: string
  /** What the limit does not say (每座限额 …), or says alone (服务次数 …); may be empty. */
  readonly limitNote: string
  readonly deductible: string
  readonly premium: string
}

export function printedCoverage({ name, note, limitFen, deductible, premiumFen }: Coverage) {
  return {
    name,
    limit: limitFen === undefined && note !== undefined ? '' : amountInFigures(limitFen),
    limitNote: note ?? '',
    deductible: deductible ?? nothing,
    premium: amountInFigures(premiumFen),
  } satisfies PrintedCoverage
}
