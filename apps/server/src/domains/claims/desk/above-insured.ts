import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import type { InsuredSum } from '../../policies/rules/insured-sum.ts'
import { withoutCorrected } from '../rules/corrections.ts'
import { settledFen } from '../rules/money/settlement.ts'
import type { Claim } from '../store/claim.ts'

interface Above {
  /** Nothing insures so much; else a cover without a figure may. */
  readonly isSure: boolean
  readonly words: string
}

/** A payment that, with what was paid before, is above what the policies insure; undefined where nothing says so. */
export function aboveInsured(
  amountFen: number,
  { events }: Pick<Claim, 'events'>,
  insured: InsuredSum | undefined,
): Above | undefined {
  const paidBefore = withoutCorrected(events)
    .filter(({ type }) => type === 'paid')
    .reduce((sum, { facts }) => sum + (facts.amountFen ?? 0), 0)
  if (insured === undefined || paidBefore + amountFen <= insured.knownFen) return undefined
  const sum = `${amountInFigures(insured.knownFen)} 元`
  const names = [...new Set(insured.unknown)]
  if (names.length === 0) return { isSure: true, words: `超过保险金额合计 ${sum}，请核对` }
  const words = `超过保单写明的保险金额合计 ${sum}；没有写明金额、未计入的有：${names.join('、')}。`
  return { isSure: false, words }
}

/** Why a payment has to say on what it rests; undefined where the amount that was calculated is enough. */
export function whyBasis(
  claim: Pick<Claim, 'events' | 'settlement'>,
  insured: InsuredSum | undefined,
): string | undefined {
  if (claim.settlement === undefined) return '没有核定的赔款，请填写赔付依据'
  const above = aboveInsured(settledFen(claim.settlement), claim, insured)
  // What is surely too much no basis makes right.
  return above?.isSure === false ? `${above.words}请填写赔付依据` : undefined
}
