import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { Card } from '../../kit/Card.tsx'
import { ContactCard } from '../../kit/ContactCard.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { StaleNotice } from '../../shell/StaleNotice.tsx'
import { AppealFoot } from '../AppealFoot.tsx'
import { ClaimDocumentsCard } from '../documents/ClaimDocumentsCard.tsx'
import { ClaimStatusBadge } from '../found/ClaimStatusBadge.tsx'
import { SubscriptionCard } from '../SubscriptionCard.tsx'
import { SettlementCard } from '../settlement/SettlementCard.tsx'
import { AccidentCard } from './AccidentCard.tsx'
import { DamagesCard } from './DamagesCard.tsx'
import { EndCard } from './EndCard.tsx'
import { VehicleCards } from './VehicleCards.tsx'

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
  const { handle, documents, settlement, subscription, surveyor } = claim
  return (
    <Screen>
      <PullToRefresh onRefresh={onRefresh}>
        {isStale && <StaleNotice />}
        <Card
          title={claim.headline}
          isHeadline
          aside={<ClaimStatusBadge claim={claim} />}
          sub={`报案号 ${claim.maskedRegistNo}`}
        />
        <EndCard claim={claim} />
        <ClaimDocumentsCard {...{ handle, documents, onChanged }} />
        {settlement && <SettlementCard settlement={settlement} />}
        <DamagesCard {...claim} />
        <AccidentCard claim={claim} />
        <VehicleCards vehicles={claim.vehicles} />
        {surveyor && <ContactCard {...surveyor} job="查勘员" note={surveyor.hours} />}
        {subscription && <SubscriptionCard {...{ handle, subscription }} />}
      </PullToRefresh>
      <AppealFoot handle={handle} />
    </Screen>
  )
}
