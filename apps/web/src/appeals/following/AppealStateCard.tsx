import type { AppealCase } from '@ecenter/contract/appeals/appeal.ts'
import { appealKindNames } from '@ecenter/contract/appeals/appeal-summary.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Clock, TriangleAlert } from 'lucide'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import styles from './AppealCaseView.module.css'

/** Where the case stands, and by when it is answered; a date that was missed is told as such. */
export function AppealStateCard({ appeal }: { readonly appeal: AppealCase }) {
  const { statusText, isClosed, caseNo, kind } = appeal
  return (
    <Card
      title={statusText}
      isHeadline
      aside={<Badge tone={isClosed ? 'neutral' : 'info'}>{appealKindNames[kind]}</Badge>}
      sub={<span className="num">{caseNo}</span>}
    >
      {!isClosed && <Deadline appeal={appeal} />}
    </Card>
  )
}

function Deadline({ appeal }: { readonly appeal: AppealCase }) {
  const { answerBy, extension, isOverdue } = appeal
  return (
    <div className={styles.body}>
      {isOverdue ? (
        <NoticeBar tone="warning" icon={TriangleAlert}>
          承诺 {dayText(answerBy)}前答复，已超过承诺日期，非常抱歉。您可{' '}
          <a href={hotlineUrl}>拨打 {brand.hotline}</a> 催办。
        </NoticeBar>
      ) : (
        <NoticeBar icon={Clock}>{dayText(answerBy)}前给您答复。</NoticeBar>
      )}
      {extension !== undefined && <NoticeBar tone="neutral">{extension}</NoticeBar>}
    </div>
  )
}
