import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { FileText } from 'lucide'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { ContactCard } from '../../kit/layout/ContactCard.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { TaskPanel } from '../../kit/layout/TaskPanel.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Timeline } from '../../kit/lists/Timeline.tsx'
import { Toaster } from '../../kit/overlays/Toaster.tsx'
import { ProgressHead } from '../../kit/progress/ProgressHead.tsx'
import { yuan } from '../../kit/words/money.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { WishNotice } from '../../shell/screen/WishNotice.tsx'
import { isChangeable } from '../changing/is-changeable.ts'
import { useChanges } from '../changing/use-changes.tsx'
import { DeliveryStatusBadge } from '../DeliveryStatusBadge.tsx'
import styles from './CarrierCard.module.css'
import { timelineSteps } from './delivery-steps.ts'

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
        <WishNotices delivery={delivery} />
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

const wishNames = {
  'another-time': '改约配送时间',
  'another-address': '改送地址',
  'electronic-only': '只要电子保单',
} as const

/** What the customer asked to be changed, while the core has not answered, and what it refused. */
function WishNotices({ delivery }: { readonly delivery: DeliveryInfo }) {
  const next = isChangeable(delivery) ? '您可以重新选择，或拨打' : '请拨打'
  return delivery.wishes.map((wish) => (
    <WishNotice
      key={wish.kind}
      wish={wish}
      what={wishNames[wish.kind]}
      next={`${next} ${brand.hotline}。`}
    />
  ))
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

/** The delivery in one line, and when it is meant to arrive. */
function DeliveryHead({ delivery }: { readonly delivery: DeliveryInfo }) {
  const { maskedOrderNo, headline, expected } = delivery
  return (
    <ProgressHead
      place={`配送单 ${maskedOrderNo}`}
      badge={<DeliveryStatusBadge delivery={delivery} />}
      headline={headline}
      {...(expected !== undefined && {
        promise: (
          <>
            预计 <b>{expected}</b>
          </>
        ),
      })}
    />
  )
}

/** To whom and where it goes, masked, what is in it, and what it costs at the door. */
function RecipientCard({ delivery }: { readonly delivery: DeliveryInfo }) {
  const { maskedRecipient, maskedMobile, maskedAddress, contents, collects } = delivery
  return (
    <Card title="收件信息">
      <Rows>
        <Row label="收件人">{maskedRecipient}</Row>
        <Row label="手机号" isNumber>
          {maskedMobile}
        </Row>
        <Row label="地址">{maskedAddress}</Row>
        <Row label="配送内容">{contents.join('、')}</Row>
        <Row label="费用">
          {collects === undefined ? '已支付，送达时不收费' : `上门收保费 ${yuan(collects)} 元`}
        </Row>
      </Rows>
    </Card>
  )
}

interface FailurePanelProps {
  readonly delivery: DeliveryInfo
  readonly onChange: () => void
}

/** Why the last try failed, and what the customer can do now. */
function FailurePanel({ delivery, onChange }: FailurePanelProps) {
  const { failure } = delivery
  if (failure === undefined) return null
  const action = isChangeable(delivery) ? (
    <Button isBlock onClick={onChange}>
      重新安排配送
    </Button>
  ) : (
    <ButtonLink href={hotlineUrl} isBlock>
      拨打 {brand.hotline}
    </ButtonLink>
  )
  return <TaskPanel tasks={[{ title: '看看接下来怎么送', text: failure, action }]} />
}

interface CarrierCardProps {
  readonly carrier: NonNullable<DeliveryInfo['carrier']>
}

/** The parcel as the carrier knows it; its own page opens beside this one. */
function CarrierCard({ carrier: { name, trackingNo, phone, url } }: CarrierCardProps) {
  return (
    <Card title="快递信息">
      <Rows>
        <Row label="快递公司">{name}</Row>
        <Row label="运单号" isNumber>
          {trackingNo}
        </Row>
        <Row label="快递客服" isNumber>
          <a href={`tel:${phone}`}>{phone}</a>
        </Row>
      </Rows>
      <div className={styles.action}>
        <ButtonLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          isBlock
        >
          到{name}查物流
        </ButtonLink>
      </div>
    </Card>
  )
}

interface DeliveryFootProps {
  readonly delivery: DeliveryInfo
  readonly onChange: () => void
}

/** What can still be changed, unless that stands above already; the rest is changed by a person, if at all. */
function DeliveryFoot({ delivery, onChange }: DeliveryFootProps) {
  if (isChangeable(delivery) && delivery.failure === undefined) {
    return (
      <PageFoot>
        到时不方便收？
        <Button variant="text" onClick={onChange}>
          改时间或地址
        </Button>
      </PageFoot>
    )
  }
  return (
    <PageFoot>
      配送有问题？拨打{' '}
      <a className="num" href={hotlineUrl}>
        {brand.hotline}
      </a>
    </PageFoot>
  )
}
