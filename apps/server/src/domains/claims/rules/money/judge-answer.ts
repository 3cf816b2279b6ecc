import { type Failure, fieldRefused, stateChanged } from '../../../../platform/calls/failure.ts'
import { amountInFigures } from '../../../../platform/documents/printed-amount.ts'
import type { Keys } from '../../../../platform/keys/keys.ts'
import { maskAccount, maskName } from '../../../../platform/mask/mask.ts'
import type { Claim } from '../../store/claim.ts'
import type { OfferFacts, PayeeFacts } from './offer-facts.ts'
import { offerMark, payeeMark } from './offer-mark.ts'
import { offerStatus } from './offer-status.ts'
import { sharesOf } from './payee.ts'

/** What of an offer was read by who answers it. */
export interface ReadOffer {
  readonly version: number
  readonly total: number
  readonly mark: string
}

/** The offer that somebody answers; fails where it is another than they read, or can be answered no more. */
export function judgeAnswer(
  keys: Pick<Keys, 'searchHash'>,
  claim: Parameters<typeof offerStatus>[0] & Pick<Claim, 'registNo'>,
  read: ReadOffer,
  today: string,
): OfferFacts {
  const { offer } = claim
  if (offer === undefined) throw changed('现在没有要您确认的赔付方案，请返回重新查看。')
  if (offer.version !== read.version) throw changed(changedWords(offer, read.total))
  switch (offerStatus(claim, today)) {
    case 'answered':
      throw changed('这份赔付方案您已经答复过，不用再签。')
    case 'expired':
      throw changed(`签字的日期（${offer.answerBy}）已过，请拨打 {hotline} 继续办理。`)
    case 'closed':
      throw changed('这次理赔已经进入下一步，不用再签，请返回查看进度。')
    default:
      if (offerMark(keys, claim, offer) !== read.mark)
        throw changed(changedWords(offer, read.total))
      return offer
  }
}

/** The account that somebody agrees to be paid into; fails where they read another one, or there is none. */
export function judgePayee(
  keys: Pick<Keys, 'searchHash'>,
  claim: Pick<Claim, 'registNo'>,
  payee: PayeeFacts | undefined,
  read: string | undefined,
): PayeeFacts {
  if (payee === undefined) throw fieldRefused('payee', '还没有收款账户，请先填写再签字')
  if (payeeMark(keys, claim, payee) === read) return payee
  const now = sharesOf(payee, 0).map((each) => `${maskName(each.name)}，${maskAccount(each)}`)
  throw changed(`收款账户刚刚有更新：现在是 ${now.join('；')}。请核对后再签字。`)
}

function changedWords({ totalFen }: Pick<OfferFacts, 'totalFen'>, readFen: number): string {
  const now = amountInFigures(totalFen)
  const change =
    totalFen === readFen ? `合计仍是 ${now} 元，明细有变化` : `合计现在是 ${now} 元，与您看到的不同`
  return `赔付方案刚刚有更新：${change}。请看过新的方案再签字。`
}

function changed(message: string): Failure {
  return stateChanged(message)
}
