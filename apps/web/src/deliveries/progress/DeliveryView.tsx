import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { FileText } from 'lucide'
import { Card } from '../../kit/Card.tsx'
import { ContactCard } from '../../kit/ContactCard.tsx'
import { NavRow } from '../../kit/NavRow.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Timeline } from '../../kit/Timeline.tsx'
import { Toaster } from '../../kit/Toaster.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { StaleNotice } from '../../shell/StaleNotice.tsx'
import { useChanges } from '../changing/use-changes.tsx'
import { CarrierCard } from './CarrierCard.tsx'
import { DeliveryFoot } from './DeliveryFoot.tsx'
import { DeliveryHead } from './DeliveryHead.tsx'
import { timelineSteps } from './delivery-steps.ts'
import { FailurePanel } from './FailurePanel.tsx'
import { RecipientCard } from './RecipientCard.tsx'

interface DeliveryViewProps {
  readonly delivery: DeliveryInfo
  /** What shows could not be asked anew. */
  readonly isStale: boolean
  readonly onRefresh: () => Promise<void>
  readonly onChanged: (changed: DeliveryInfo) => void
}

/** Where the papers are: their state first, what can be done about a failure, then all steps. */
export function DeliveryView({ delivery, isStale, onRefresh, onChanged }: DeliveryViewProps) {
  const { steps, courier, carrier, collects, status } = delivery
  const changes = useChanges(delivery, onChanged)
  return (
    <Screen>
      <PullToRefresh onRefresh={onRefresh}>
        {isStale && <StaleNotice />}
        <DeliveryHead delivery={delivery} />
        <FailurePanel delivery={delivery} onChange={changes.open} />
        {courier && (
          <ContactCard
            {...courier}
            job={collects === undefined ? '配送员' : '收款人员'}
            note="上门前会给您打电话"
          />
        )}
        <Card title="配送进度">
          <Timeline steps={timelineSteps(steps)} />
        </Card>
        {status === 'electronic-only' ? <ElectronicCard /> : <RecipientCard delivery={delivery} />}
        {carrier && <CarrierCard carrier={carrier} />}
      </PullToRefresh>
      <DeliveryFoot delivery={delivery} onChange={changes.open} />
      {changes.sheets}
      <Toaster />
    </Screen>
  )
}

function ElectronicCard() {
  return (
    <Card label="电子保单" isNavList>
      <NavRow
        href="#/policy-query"
        data-click="policy query"
        icon={FileText}
        note="和纸质保单同样有效"
      >
        查看电子保单
      </NavRow>
    </Card>
  )
}
