import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { downloadAnswer, type SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { useState } from 'react'
import { fetchFile, type SavedFile } from '../../client/fetch-file.ts'
import type { Failed } from '../../client/outcome.ts'
import { renewProof } from '../../client/renewal.ts'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import styles from './OfferCards.module.css'

const AnswerSheet = later(() => import('./AnswerSheet.tsx'), 'AnswerSheet')

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

/** The file that was signed, to be kept, or read where the browser keeps none. */
function SaveAnswer({ handle }: { readonly handle: string }) {
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const [shown, setShown] = useState<SavedFile>()
  const canSave = canSaveFiles()

  async function save() {
    setIsBusy(true)
    setFailed(undefined)
    const outcome = await fetchFile(downloadAnswer, { handle })
    setIsBusy(false)
    if (outcome.kind === 'answered' && !canSave) {
      setShown(outcome.value)
    } else if (outcome.kind === 'answered') {
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
        {canSave ? '保存签好的文件' : '查看签好的文件'}
      </Button>
      {shown && <AnswerSheet file={shown} isOpen onClose={() => setShown(undefined)} />}
    </div>
  )
}
