import { type Objection, readObjection } from '@ecenter/contract/appeals/read-objection.ts'
import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import {
  downloadAnswer,
  type SettlementOffer,
  type SignedOffer,
} from '@ecenter/contract/claims/settlement-offer.ts'
import { useCall } from '../../client/use-call.ts'
import { FileButton } from '../../documents/handing-out/FileButton.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { useFiledAppeal } from '../../state/filed-appeal.ts'
import { progressHref } from '../claim-pages.ts'
import { arrivalWords } from '../settlement/arrival-words.ts'
import styles from './OfferCards.module.css'

interface AnsweredCardProps {
  readonly claim: ClaimDetail
  readonly offer: SettlementOffer
}

/** How an offer stands that waits for no answer; nothing while it does. */
export function AnsweredCard({ claim, offer }: AnsweredCardProps) {
  switch (offer.status) {
    case 'open':
      return null
    case 'expired':
      return (
        <Card
          title="签字日期已过"
          isHeadline
          sub={`${dayText(offer.answerBy)}前没有签字，所以还没有付款。请来电继续办理。`}
        >
          <div className={styles.save}>
            <ButtonLink href={hotlineUrl} isBlock>
              打 {brand.hotline} 继续办理
            </ButtonLink>
          </div>
        </Card>
      )
    case 'closed':
      return (
        <NoticeBar>
          {wasPaidNothing(claim)
            ? '这次理赔已经结束，不用签字。'
            : `这份方案已经办理，不用再签字。${payWords(claim)}`}
          <a href={progressHref(claim)}>查看理赔进度</a>
        </NoticeBar>
      )
    case 'agreed':
      return (
        <Card title="您已签字同意" isHeadline sub={`${offer.answeredAt} 签字。${payWords(claim)}`}>
          <SaveAnswer handle={claim.handle} />
        </Card>
      )
    case 'objected':
      return <ObjectedCard handle={claim.handle} offer={offer} />
  }
}

/** An objection, and when it is answered; without that date where it cannot be told. */
function ObjectedCard({
  handle,
  offer,
}: {
  readonly handle: string
  readonly offer: SettlementOffer
}) {
  const { value } = useCall(readObjection, { handle }, { isPart: true, isMoving: true })
  return (
    <Card title="您已提出异议" isHeadline sub={`${offer.answeredAt} 签字提交，专人重新核定。`}>
      {value !== undefined && <p>{objectionWords(value)}</p>}
      <p>
        申诉编号 <span className="num">{offer.caseNo}</span>
      </p>
      <div className={styles.save}>
        <ButtonLink href="#/appeal-progress" isBlock onClick={() => fillInCase(offer.caseNo)}>
          {value?.isAnswered ? '看答复' : '看申诉进度'}
        </ButtonLink>
      </div>
      <SaveAnswer handle={handle} />
    </Card>
  )
}

function objectionWords({ answerBy, isAnswered, isOverdue }: Objection): string {
  if (isAnswered) return '已经答复。'
  return isOverdue
    ? `应在 ${dayText(answerBy)}前答复，已经晚了，非常抱歉。请拨打 ${brand.hotline} 催办。`
    : `最晚 ${dayText(answerBy)}前答复。`
}

function payWords(claim: ClaimDetail): string {
  const { status, promise, arrival } = claim
  if (wasPaidNothing(claim)) return ''
  if (status === 'paid') return `赔款已付。${arrivalWords(arrival)}`
  if (promise === undefined) return ''
  return promise.isOverdue
    ? `应在 ${dayText(promise.dueOn)}前付款，已经晚了，非常抱歉。请拨打 ${brand.hotline} 催办。`
    : `最晚 ${dayText(promise.dueOn)}前付款。`
}

/** It ended without a payment, whatever was offered. */
export function wasPaidNothing({ status }: Pick<ClaimDetail, 'status'>): boolean {
  return status === 'refused' || status === 'cancelled'
}

/** The file that was signed, to be kept, or read where the browser keeps none. */
export function SaveAnswer({
  handle,
  signed,
}: {
  readonly handle: string
  readonly signed?: SignedOffer
}) {
  return (
    <div className={styles.save}>
      <FileButton
        call={downloadAnswer}
        {...{ handle }}
        asked={{ signed }}
        // Both may stand on one page.
        file={signed === 'payee-change' ? '更改申请书' : '签好的文件'}
        variant="secondary"
        isBlock
      />
    </div>
  )
}

/** The page of appeals asks for a number, and has this one filled in, also in another visit than it was filed in. */
function fillInCase(caseNo = ''): void {
  if (useFiledAppeal.getState().caseNo !== caseNo) useFiledAppeal.setState({ caseNo, answerBy: '' })
}
