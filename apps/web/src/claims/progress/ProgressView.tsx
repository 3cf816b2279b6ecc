import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { TaskPanel } from '../../kit/layout/TaskPanel.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Timeline } from '../../kit/lists/Timeline.tsx'
import { ProgressHead } from '../../kit/progress/ProgressHead.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/Screen.tsx'
import { StaleNotice } from '../../shell/StaleNotice.tsx'
import { AppealFoot } from '../AppealFoot.tsx'
import { factsHref } from '../claim-pages.ts'
import { ClaimStatusBadge } from '../found/ClaimStatusBadge.tsx'
import { placeText, stepStates, timelineSteps } from './progress-steps.ts'

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

/** The state of the claim in words, and by when we have bound ourselves to act. */
function ClaimHead({ claim }: { readonly claim: ClaimProgress }) {
  const { headline, promise, steps } = claim
  return (
    <ProgressHead
      place={placeText(claim)}
      badge={<ClaimStatusBadge claim={claim} />}
      headline={headline}
      {...(promise !== undefined && {
        promise: (
          <>
            {promise.isOverdue ? '承诺日期' : '最晚'} <b>{dayText(promise.dueOn)}</b>
            {!promise.isOverdue && <small>{promise.text}</small>}
          </>
        ),
      })}
      {...(promise?.isOverdue && {
        notice: <NoticeBar tone="warning">{promise.text}</NoticeBar>,
      })}
      states={stepStates(steps)}
    />
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
    case 'talk-to-us':
      return { href: hotlineUrl, children: `拨打 ${brand.hotline}` }
  }
}

/** What the claim is about, masked, and the way to all of it. */
function CaseCards({ claim }: { readonly claim: ClaimProgress }) {
  return (
    <>
      <Card title="案件信息">
        <Rows isStacked>
          <Row label="报案号" isNumber>
            {claim.maskedRegistNo}
          </Row>
          {claim.maskedPlate !== undefined && (
            <Row label="车牌号" isNumber>
              {claim.maskedPlate}
            </Row>
          )}
          <Row label="保险">{claim.productName}</Row>
          <Row label="被保险人">{claim.maskedInsuredName}</Row>
          <Row label="出险时间" isNumber>
            {claim.accidentAt}
          </Row>
          <Row label="报案时间" isNumber>
            {claim.reportedAt}
          </Row>
          <Row label="事故类型">{claim.accidentType}</Row>
        </Rows>
      </Card>
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
