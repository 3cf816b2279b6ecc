import { listAccidentReports } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { Check, FileSearch } from 'lucide'
import { useEffect } from 'react'
import { useCall } from '../../client/use-call.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { untilText } from '../../kit/words/until-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { FailureState } from '../../shell/screen/FailureState.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle } from '../../shell/screen/StaleNotice.tsx'
import { useAccidentReceipt } from '../../state/accident-receipt.ts'
import { useRestored } from '../../state/keeping/kept-store.ts'
import styles from '../Flow.module.css'
import { proofPath, receiptPath } from '../report-steps.ts'
import { ClosedView } from './ClosedView.tsx'
import { newerPhotos } from './newer-photos.ts'
import { nextSteps } from './next-steps.ts'
import { PhotosFollowing } from './PhotosFollowing.tsx'

/**
 * `/report?receipt`: that it has arrived, its number, who calls and by when, and what to do meanwhile. Whoever
 * has proven the phone or the car finds it again here in another visit, the latest first.
 */
export function ReceiptView() {
  const sent = useAccidentReceipt()
  const isRestored = useRestored(useAccidentReceipt)
  const { value, failed, ask, refresh } = useCall(listAccidentReports, {}, { isMoving: true })
  const reports = value?.reports ?? []
  const isNew = sent.receiptNo !== ''
  const report = isNew ? reports.find(({ receiptNo }) => receiptNo === sent.receiptNo) : reports[0]
  useEarlyLook(isNew && report !== undefined && report.claim === undefined, refresh)
  const isAsking = !isRestored || (!isNew && value === undefined && failed === undefined)
  const shown = report ?? (isNew ? sent : undefined)
  if (isAsking) {
    return (
      <Screen>
        <Loading />
      </Screen>
    )
  }
  if (shown === undefined && failed !== undefined) {
    return (
      <Screen>
        <FailureState failed={failed} onRetry={ask} queryHref="#/report" outage={outageTitle} />
      </Screen>
    )
  }
  if (shown === undefined) return <NoneKnown />
  if (report?.closed !== undefined) return <ClosedView report={report} closed={report.closed} />
  const photos = newerPhotos(shown, isNew ? sent : undefined)
  return (
    <Screen isPlain>
      <ResultState tone="success" icon={Check} title="已收到报案">
        受理号 <b className="num">{shown.receiptNo}</b>
        <br />
        {shown.receivedAt.slice(0, 16)} 收到
        {photos.photoCount > 0 && `，照片 ${photos.photoCount} 张`}
      </ResultState>
      <div className={styles.flow}>
        <PhotosFollowing
          receiptNo={shown.receiptNo}
          photos={photos}
          lost={isNew ? sent.photosLost : 0}
          whyRefused={isNew ? sent.whyRefused : undefined}
        />
        {isNew && sent.isChangedLate && (
          <NoticeBar tone="warning">
            发送以后改的内容没有报上。请打 <a href={hotlineUrl}>{brand.hotline}</a>
            ，报上面的受理号更正。
          </NoticeBar>
        )}
        <CallNext callBy={shown.callBy || undefined} isCalled={report?.isCalled ?? false} />
        {/* Who has spoken with staff does what was said there. */}
        {report?.isCalled !== true && (
          <ol className={styles.next}>
            {nextSteps(report?.isHurt ?? sent.isHurt).map(({ what, how }, at) => (
              <li key={what}>
                <i>{at + 1}</i>
                <b>{what}</b>
                {how}
              </li>
            ))}
          </ol>
        )}
        <div className={styles.aside}>
          <Card title="车开不动？">
            <div className={styles.rescue}>
              <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
                打 {brand.hotline} 叫救援
              </ButtonLink>
            </div>
          </Card>
        </div>
        <div className={styles.foot}>
          {report?.claim ? (
            <ButtonLink
              href={`#${progressPages[report.claim.kind]}?handle=${report.claim.handle}`}
              isBlock
            >
              看理赔进度（报案号 {report.claim.registNo}）
            </ButtonLink>
          ) : (
            <ButtonLink href="#/home" variant="secondary" isBlock>
              回首页
            </ButtonLink>
          )}
        </div>
      </div>
    </Screen>
  )
}

/** A core makes a claim of a report within seconds: its link comes before the screen asks as usual. */
const earlyLookMs = 3_000

function useEarlyLook(isWaiting: boolean, refresh: () => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, not after each answer
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void refresh().catch(() => undefined), earlyLookMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
}

interface CallNextProps {
  readonly callBy: string | undefined
  readonly isCalled: boolean
}

/** Who calls, and by when; what nobody promised is not said. */
function CallNext({ callBy, isCalled }: CallNextProps) {
  const isLate = callBy !== undefined && callBy < minuteText(new Date().toISOString())
  if (isLate && !isCalled) {
    return (
      <section role="status" className={styles.late}>
        <Card title="电话比答应的晚了，对不起">
          <p className={styles.said}>
            {untilText(callBy, new Date())}{' '}
            前应该打给您。还没接到的，不用再等，请打过来，报上面的受理号。
          </p>
          <div className={styles.rescue}>
            <ButtonLink href={hotlineUrl} isBlock>
              打 {brand.hotline}
            </ButtonLink>
          </div>
        </Card>
      </section>
    )
  }
  const when = callBy === undefined ? '我们会尽快' : `${untilText(callBy, new Date())} 前`
  return (
    <section role="status" className={styles.call}>
      <Card title={isCalled ? '理赔人员已联系您' : `${when}给您打电话`}>
        <p className={styles.said}>
          {isCalled
            ? '后面的事，照电话里说好的办。'
            : `理赔人员用 ${brand.hotline} 打给您，请留意接听。`}
        </p>
      </Card>
    </section>
  )
}

/** Nothing was sent in this visit, and nothing was proven. */
function NoneKnown() {
  return (
    <Screen>
      <ResultState
        tone="empty"
        icon={FileSearch}
        title="这里没有您的报案"
        actions={
          <>
            <ButtonLink href={`#${proofPath(receiptPath)}`} isBlock>
              用手机号验证后查看
            </ButtonLink>
            <ButtonLink href="#/report" variant="secondary" isBlock>
              现在报案
            </ButtonLink>
          </>
        }
      >
        报过案的，验证报案时的手机号就能看到。
      </ResultState>
      <PhotosFollowing />
    </Screen>
  )
}
