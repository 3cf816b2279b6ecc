import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { Columns } from '../../kit/layout/Columns.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { AppealFoot } from '../AppealFoot.tsx'
import { settlementHref } from '../claim-pages.ts'
import { ClaimDocumentsCard } from '../documents/ClaimDocumentsCard.tsx'
import { ClaimStatusBadge } from '../found/ClaimStatusBadge.tsx'
import { NudgeCard } from '../NudgeCard.tsx'
import { SubscriptionCard } from '../SubscriptionCard.tsx'
import { SurveyorCard } from '../SurveyorCard.tsx'
import { SettlementCard } from '../settlement/SettlementCard.tsx'
import { wordsByKind } from '../words-by-kind.ts'

interface FactsViewProps {
  readonly claim: ClaimDetail
  /** What shows could not be asked anew. */
  readonly isStale: boolean
  /** A document was stored. */
  readonly onChanged: () => void
  readonly onRefresh: () => Promise<void>
}

/** What the customer is waited for comes first, then the money, then what happened. */
export function FactsView({ claim, isStale, onChanged, onRefresh }: FactsViewProps) {
  const { handle, documents, settlement, arrival, offer, subscription } = claim
  return (
    <Screen isWide>
      <PullToRefresh onRefresh={onRefresh}>
        {isStale && <StaleNotice />}
        <Columns
          side={
            <>
              <AccidentCard claim={claim} />
              <VehicleCards vehicles={claim.vehicles} />
              <SurveyorCard {...claim} />
              {subscription && <SubscriptionCard {...{ handle, subscription }} />}
            </>
          }
        >
          <Card
            title={claim.headline}
            isHeadline
            aside={<ClaimStatusBadge claim={claim} />}
            sub={`报案号 ${claim.maskedRegistNo}`}
          />
          <EndCard claim={claim} />
          {claim.nudge && <NudgeCard {...{ handle }} nudge={claim.nudge} />}
          <ClaimDocumentsCard {...{ handle, documents, onChanged }} />
          {offer && <OfferRow {...claim} offer={offer} />}
          {settlement && !offer && <SettlementCard {...{ settlement, arrival }} />}
          <DamagesCard {...claim} />
        </Columns>
      </PullToRefresh>
      <AppealFoot handle={handle} />
    </Screen>
  )
}

/** The way to what is offered. */
function OfferRow({
  kind,
  handle,
  offer,
}: Pick<ClaimDetail, 'kind' | 'handle'> & { readonly offer: SettlementOffer }) {
  const note = noteOf(offer)
  return (
    <Card label="赔付方案" isNavList>
      <NavRow href={settlementHref({ kind, handle })} {...(note !== undefined && { note })}>
        赔付方案 {yuan(offer.total)} 元
      </NavRow>
    </Card>
  )
}

/** What waits there, or is new. */
function noteOf({ status, answerBy, payeeChange }: SettlementOffer): string | undefined {
  if (status === 'open') return `请在 ${dayText(answerBy)}前签字`
  if (status === 'expired') return '签字日期已过，点开看怎么办'
  if (status === 'objected') return '您提出了异议，正在重新核定'
  switch (payeeChange?.status) {
    case 'asked':
    case 'overdue':
      return '已申请更改收款账户，等待答复'
    case 'answered':
      return '收款账户已更改'
    case 'refused':
      return '收款账户没有更改，点开看原因'
    case undefined:
      return undefined
  }
}

/** Why a claim ended without a payment, which only the insured may read; nothing while it goes on. */
function EndCard({ claim: { status, steps } }: { readonly claim: ClaimDetail }) {
  const end = steps.filter(({ state }) => state === 'stopped').at(-1)
  if (end === undefined || status === 'open' || status === 'paid') return null
  return <Card title={end.title} sub={[end.doing, end.next].filter(Boolean).join('')} />
}

/** The vehicles of the accident; other claims have none. */
function VehicleCards({ vehicles }: Pick<ClaimDetail, 'vehicles'>) {
  return vehicles.map(({ role, maskedPlate, brandModel, damage }) => (
    <Card key={role + maskedPlate} title={role} label={`${role} ${maskedPlate}`}>
      <Rows isStacked>
        <Row label="车牌号" isNumber>
          {maskedPlate}
        </Row>
        <Row label="车型">{brandModel}</Row>
        <Row label="受损情况">{damage}</Row>
      </Rows>
    </Card>
  ))
}

/** What happened, as it was told to us and found by us. */
function AccidentCard({ claim }: { readonly claim: ClaimDetail }) {
  const { accidentAt, accident } = claim
  return (
    <Card title="事故情况" sub={accident.course}>
      <Rows isStacked>
        <Row label="出险时间" isNumber>
          {accidentAt}
        </Row>
        <Row label="出险地点">{accident.place}</Row>
        <Row label="出险原因">{accident.cause}</Row>
        {accident.liability !== undefined && <Row label="事故责任">{accident.liability}</Row>}
      </Rows>
    </Card>
  )
}

/** What was damaged and what it costs; the sum shows once all of it is assessed. */
function DamagesCard({
  kind,
  damages,
  assessedTotal,
}: Pick<ClaimDetail, 'kind' | 'damages' | 'assessedTotal'>) {
  if (damages.length === 0) return null
  return (
    <Card title="损失项目" aside="单位：元">
      <Rows isRuled>
        {damages.map(({ name, remedy, amount }) => (
          <Row key={name + remedy} label={name} note={remedy} isNumber>
            {amount === undefined ? '核定后显示' : yuan(amount)}
          </Row>
        ))}
        {assessedTotal !== undefined && (
          <Row label={wordsByKind[kind].sum} isNumber isSum>
            {yuan(assessedTotal)}
          </Row>
        )}
      </Rows>
    </Card>
  )
}
