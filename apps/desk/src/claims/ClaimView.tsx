import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { AddClaimEvent } from './AddClaimEvent.tsx'
import { ApplicationPanel } from './ApplicationPanel.tsx'
import { ApprovalPanel } from './ApprovalPanel.tsx'
import { AskedDecision } from './AskedDecision.tsx'
import { ClaimDocuments } from './documents/ClaimDocuments.tsx'
import { ClaimPhotos } from './documents/ClaimPhotos.tsx'
import { EventTable } from './EventTable.tsx'
import { InsuredName } from './InsuredName.tsx'
import { NudgePanel } from './NudgePanel.tsx'
import { OfferPanel } from './OfferPanel.tsx'
import { PayeeChangePanel } from './PayeeChangePanel.tsx'

interface ClaimViewProps {
  readonly claim: DeskClaim
  readonly onChanged: () => Promise<unknown>
}

/** A claim as its customer sees it, all that was told of it, and a form for what has happened. */
export function ClaimView({ claim, onChanged }: ClaimViewProps) {
  return (
    <PageStack>
      <Panel
        title={`报案号 ${claim.registNo}`}
        actions={<Badge tone={claim.isOpen ? 'info' : 'neutral'}>{claim.statusText}</Badge>}
      >
        <PageStack>
          <Facts facts={factsOf(claim)} />
          {claim.promise?.isOverdue && (
            <Callout tone="danger">{`应在 ${claim.promise.dueOn} 前完成，已超期。`}</Callout>
          )}
        </PageStack>
      </Panel>
      <PageColumns>
        <PageStack>
          {claim.nudge?.last !== undefined && (
            <NudgePanel {...{ claim, onChanged }} nudge={claim.nudge.last} />
          )}
          {claim.application !== undefined && (
            <ApplicationPanel claimId={claim.claimId} application={claim.application} />
          )}
          {claim.offer !== undefined && <OfferPanel claimId={claim.claimId} offer={claim.offer} />}
          {claim.offer?.payeeChange !== undefined && (
            <PayeeChangePanel {...{ claim, onChanged }} change={claim.offer.payeeChange} />
          )}
          {claim.approval !== undefined && (
            <ApprovalPanel
              key={claim.approval.approvalId}
              {...{ claim, onChanged }}
              approval={claim.approval}
            />
          )}
          {claim.decision !== undefined && (
            <AskedDecision decision={claim.decision} onChanged={onChanged} />
          )}
          {claim.askable !== undefined && <AddClaimEvent {...{ claim, onChanged }} asksCore />}
          <AddClaimEvent {...{ claim, onChanged }} />
          <ClaimDocuments claim={claim} />
          <ClaimPhotos claimId={claim.claimId} />
          <Panel title="全部进展记录" isFlush>
            <EventTable {...{ claim, onChanged }} />
          </Panel>
        </PageStack>
        <Panel title="进度（客户看到的）">
          <StepList
            label="理赔进度"
            steps={claim.steps.map(({ title, state, at, doing, expectedBy, delay }) => ({
              title,
              state,
              at: state === 'upcoming' && expectedBy ? `预计 ${expectedBy} 前` : at,
              text:
                doing +
                (delay ?? (state === 'current' && expectedBy ? `预计 ${expectedBy} 前完成。` : '')),
            }))}
          />
        </Panel>
      </PageColumns>
    </PageStack>
  )
}

function factsOf(claim: DeskClaim) {
  const { promise } = claim
  return [
    { name: '险种', value: claim.productName },
    {
      name: '被保险人',
      value: <InsuredName claimId={claim.claimId} maskedName={claim.maskedInsuredName} />,
    },
    ...(claim.maskedPlate === undefined ? [] : [{ name: '车牌', value: claim.maskedPlate }]),
    { name: '出险时间', value: <span className="num">{claim.accidentAt}</span> },
    { name: '报案时间', value: <span className="num">{claim.reportedAt}</span> },
    { name: '事故', value: claim.accidentType },
    ...(claim.settled === undefined
      ? []
      : [{ name: '核定赔款', value: <span className="num">{amountText(claim.settled)}</span> }]),
    ...(promise === undefined
      ? []
      : [{ name: '承诺期限', value: <span className="num">{promise.dueOn}</span> }]),
  ]
}
