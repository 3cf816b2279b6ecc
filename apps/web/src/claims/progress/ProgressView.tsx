import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { Columns } from '../../kit/layout/Columns.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { TaskPanel } from '../../kit/layout/TaskPanel.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Timeline } from '../../kit/lists/Timeline.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { AppealFoot } from '../AppealFoot.tsx'
import { factsHref, settlementHref } from '../claim-pages.ts'
import { NudgeCard } from '../NudgeCard.tsx'
import { SurveyorCard } from '../SurveyorCard.tsx'
import { CaseCard } from './CaseCard.tsx'
import { ClaimHead } from './ClaimHead.tsx'
import { timelineSteps } from './progress-steps.ts'

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
    <Screen isWide>
      <PullToRefresh onRefresh={onRefresh}>
        {isStale && <StaleNotice />}
        <Columns
          side={
            <>
              {claim.nudge && <NudgeCard handle={claim.handle} nudge={claim.nudge} />}
              <SurveyorCard {...claim} />
              <CaseCards claim={claim} />
            </>
          }
        >
          <ClaimHead claim={claim} />
          {claim.corrections !== undefined && (
            <NoticeBar tone="warning">
              {`${claim.corrections.join('')}给您带来不便，非常抱歉。`}
            </NoticeBar>
          )}
          <TodoPanel claim={claim} />
          <Card title="办理进度">
            <Timeline steps={timelineSteps(claim)} />
          </Card>
        </Columns>
      </PullToRefresh>
      <AppealFoot handle={claim.handle} />
      {foot}
    </Screen>
  )
}

type Todo = ClaimProgress['todos'][number]

/** What the claim waits for, above its steps. */
function TodoPanel({ claim }: { readonly claim: ClaimProgress }) {
  return (
    <TaskPanel
      tasks={claim.todos.map((todo, at) => ({
        title: todo.title,
        text: textOf(todo),
        action: (
          <ButtonLink
            {...actionOf(todo, claim)}
            variant={at === 0 ? 'primary' : 'secondary'}
            isBlock
          />
        ),
      }))}
    />
  )
}

function textOf({ text, dueOn }: Todo): string {
  return dueOn === undefined ? text : `${text}请在 ${dayText(dueOn)}前完成，以免延误。`
}

function actionOf({ kind }: Todo, claim: ClaimProgress) {
  switch (kind) {
    case 'send-documents':
      return { href: factsHref(claim), children: '去发送材料' }
    case 'answer-offer':
      return { href: settlementHref(claim), children: '去看金额' }
    case 'talk-to-us':
      return { href: hotlineUrl, children: `拨打 ${brand.hotline}` }
  }
}

/** What the claim is about, and the way to all of it. */
function CaseCards({ claim }: { readonly claim: ClaimProgress }) {
  return (
    <>
      <CaseCard claim={claim} />
      <Card label="更多" isNavList>
        <NavRow
          href={factsHref(claim)}
          icon={FileText}
          note="事故、材料、赔款和短信提醒，需短信验证"
        >
          理赔信息
        </NavRow>
      </Card>
    </>
  )
}
