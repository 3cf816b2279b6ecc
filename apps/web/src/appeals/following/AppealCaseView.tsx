import { type AppealCase, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { appealKindNames } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { useCall } from '../../client/use-call.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Timeline } from '../../kit/lists/Timeline.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { Unanswered } from '../../shell/screen/Unanswered.tsx'
import styles from './AppealCaseView.module.css'
import { AppealStateCard } from './AppealStateCard.tsx'
import { CaseFilesCard } from './CaseFilesCard.tsx'
import { timelineSteps } from './case-words.ts'
import { DecisionCard } from './DecisionCard.tsx'
import { ReviewCard } from './ReviewCard.tsx'

interface AppealCaseViewProps {
  readonly asked: RequestOf<typeof queryAppeal>
  /** The same case, asked for by another phone or once more. */
  readonly onFound: (asked: RequestOf<typeof queryAppeal>) => void
  /** Another case, or this one asked anew. */
  readonly onOther: () => void
}

/** How one case stands: when it is answered, what was decided, and each step. */
export function AppealCaseView({ asked, onFound, onOther }: AppealCaseViewProps) {
  const { value, failed, ask, refresh } = useCall(queryAppeal, asked, { isMoving: true })

  function handleReviewAsked(found: RequestOf<typeof queryAppeal>) {
    if (found.phoneNumber === asked.phoneNumber) ask()
    else onFound(found)
  }

  return (
    <Screen>
      {value === undefined ? (
        <Unanswered {...{ failed, ask }} queryHref="#/appeal-progress" />
      ) : (
        <PullToRefresh onRefresh={refresh}>
          {failed !== undefined && <StaleNotice />}
          <AppealStateCard appeal={value} />
          {value.decision !== undefined && <DecisionCard decision={value.decision} />}
          {value.canAskReview && (
            <ReviewCard asked={asked} reviewUntil={value.reviewUntil} onAsked={handleReviewAsked} />
          )}
          <CaseFilesCard {...asked} files={value.files} />
          <Card title="办理进度">
            <Timeline steps={timelineSteps(value.steps)} />
          </Card>
          <ContentCard appeal={value} />
        </PullToRefresh>
      )}
      <Button variant="text" onClick={onOther}>
        查另一件
      </Button>
    </Screen>
  )
}

/** What was filed, as it was typed. */
function ContentCard({ appeal }: { readonly appeal: AppealCase }) {
  return (
    <Card title="您提交的内容">
      <Rows isStacked>
        <Row label="类型">{appealKindNames[appeal.kind]}</Row>
        {appeal.maskedRegistNo !== undefined && (
          <Row label="针对案件" isNumber>
            {appeal.maskedRegistNo}
          </Row>
        )}
        <Row label="提交时间" isNumber>
          {appeal.filedAt}
        </Row>
      </Rows>
      <p className={styles.words}>{appeal.content}</p>
    </Card>
  )
}
