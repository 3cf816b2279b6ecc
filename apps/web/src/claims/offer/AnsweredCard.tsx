import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { downloadAnswer, type SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { useState } from 'react'
import { fetchFile } from '../../client/fetch-file.ts'
import type { Failed } from '../../client/outcome.ts'
import { renewProof } from '../../client/renewal.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import styles from './OfferCards.module.css'

interface AnsweredCardProps {
  readonly claim: ClaimDetail
  readonly offer: SettlementOffer
}

/** How an offer stands that waits for no answer; nothing while it does. */
export function AnsweredCard({ claim, offer }: AnsweredCardProps) {
  switch (offer.standing) {
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

function payWords({ status, promise }: ClaimDetail): string {
  if (status === 'paid') return '赔款已付。'
  return promise === undefined ? '' : `最晚 ${dayText(promise.dueOn)}前付款。`
}

/** The file that was signed, to be kept. */
function SaveAnswer({ handle }: { readonly handle: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function save() {
    setIsBusy(true)
    setFailed(undefined)
    const outcome = await fetchFile(downloadAnswer, { handle })
    setIsBusy(false)
    if (outcome.kind === 'answered') {
      saveFile(outcome.value)
      showToast('已开始下载，请在浏览器的下载中查看')
    } else if (!renewProof(downloadAnswer, { handle }, outcome, () => void save())) {
      setFailed(outcome)
    }
  }

  if (failed !== undefined) return <FailureNotice failed={failed} onRetry={() => void save()} />
  return (
    <div className={styles.save}>
      <Button variant="secondary" isBlock isBusy={isBusy} onClick={() => void save()}>
        保存签好的文件
      </Button>
    </div>
  )
}
