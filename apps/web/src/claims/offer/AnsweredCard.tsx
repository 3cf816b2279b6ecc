import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import {
  downloadAnswer,
  type SettlementOffer,
  type SignedOffer,
} from '@ecenter/contract/claims/settlement-offer.ts'
import { FileButton } from '../../documents/handing-out/FileButton.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
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
        <NoticeBar tone="warning">
          签字的日期（{dayText(offer.answerBy)}）已过。
          <a href={hotlineUrl}>拨打 {brand.hotline}</a> 继续办理。
        </NoticeBar>
      )
    case 'closed':
      return <NoticeBar>这份方案已经办理，不用再签字。</NoticeBar>
    case 'agreed':
      return (
        <Card title="您已签字同意" isHeadline sub={`${offer.answeredAt} 签字。${payWords(claim)}`}>
          <SaveAnswer handle={claim.handle} />
        </Card>
      )
    case 'objected':
      return (
        <Card title="您已提出异议" isHeadline sub={`${offer.answeredAt} 签字提交，专人重新核定。`}>
          <p>
            申诉编号 <span className="num">{offer.caseNo}</span>　
            <a href="#/appeal-progress">查看进度</a>
          </p>
          <SaveAnswer handle={claim.handle} />
        </Card>
      )
  }
}

function payWords({ status, promise, arrival }: ClaimDetail): string {
  if (status === 'paid') return `赔款已付。${arrivalWords(arrival)}`
  return promise === undefined ? '' : `最晚 ${dayText(promise.dueOn)}前付款。`
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
