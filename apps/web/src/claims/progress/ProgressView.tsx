import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import type { ReactNode } from 'react'
import { Card } from '../../kit/Card.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Timeline } from '../../kit/Timeline.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { StaleNotice } from '../../shell/StaleNotice.tsx'
import { AppealFoot } from '../AppealFoot.tsx'
import { CaseCards } from './CaseCards.tsx'
import { ClaimHead } from './ClaimHead.tsx'
import { timelineSteps } from './progress-steps.ts'
import { TodoPanel } from './TodoPanel.tsx'

interface ProgressViewProps {
  readonly claim: ClaimProgress
  /** What shows could not be asked anew. */
  readonly isStale: boolean
  readonly onRefresh: () => Promise<void>
  /** More of the last lines, by the way that led here. */
  readonly foot?: ReactNode
}

/** Where a claim stands: its state first, then what the customer has to do, then all steps. */
export function ProgressView({ claim, isStale, onRefresh, foot }: ProgressViewProps) {
  return (
    <Screen>
      <PullToRefresh onRefresh={onRefresh}>
        {isStale && <StaleNotice />}
        <ClaimHead claim={claim} />
        <TodoPanel claim={claim} />
        <Card title="办理进度">
          <Timeline steps={timelineSteps(claim)} />
        </Card>
        <CaseCards claim={claim} />
      </PullToRefresh>
      <AppealFoot handle={claim.handle} />
      {foot}
    </Screen>
  )
}
