import {
  addDeliveryEvent,
  type DeskDelivery,
} from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskForm } from '../client/use-desk-form.ts'
import { EventForm } from '../kit/fields/EventForm.tsx'
import { minuteField } from '../kit/fields/minute-field.ts'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

interface DeliveryViewProps {
  readonly delivery: DeskDelivery
  readonly onChanged: () => Promise<unknown>
}

/** A delivery as its customer sees it, all that was told of it, and a form for what has happened. */
export function DeliveryView({ delivery, onChanged }: DeliveryViewProps) {
  return (
    <PageStack>
      <Panel
        title={`订单 ${delivery.orderNo}`}
        actions={<Badge tone="info">{delivery.statusText}</Badge>}
      >
        <Facts facts={factsOf(delivery)} />
      </Panel>
      <PageColumns>
        <PageStack>
          <AddDeliveryEvent {...{ delivery, onChanged }} />
          <Panel title="全部进展记录" isFlush>
            <EventTable events={delivery.events} />
          </Panel>
        </PageStack>
        <Panel title="进度（客户看到的）">
          <StepList
            label="配送进度"
            steps={delivery.steps.map(({ title, state, at, doing }) => ({
              title,
              state,
              at,
              text: doing,
            }))}
          />
        </Panel>
      </PageColumns>
    </PageStack>
  )
}

function factsOf(delivery: DeskDelivery) {
  return [
    { name: '客户看到的', value: delivery.headline },
    { name: '付款方式', value: delivery.sequence === 'A' ? '上门收款' : '已在线支付' },
    { name: '收件人', value: delivery.maskedRecipient },
    { name: '电话', value: <span className="num">{delivery.maskedMobile}</span> },
    { name: '地址', value: delivery.maskedAddress },
    ...(delivery.expected === undefined ? [] : [{ name: '预计', value: delivery.expected }]),
  ]
}

type Event = DeskDelivery['events'][number] & { readonly key: string }

const columns: readonly Column<Event>[] = [
  { name: 'at', title: '时间', cell: ({ at }) => <span className="num">{at}</span> },
  { name: 'name', title: '进展', cell: ({ code, name }) => `${code} ${name}` },
  { name: 'note', title: '说明', cell: ({ note }) => note ?? '' },
]

function EventTable({ events }: Pick<DeskDelivery, 'events'>) {
  if (events.length === 0) return <EmptyState title="还没有进展" />
  const rows = events.map((event, at) => ({ ...event, key: String(at) })).toReversed()
  return <Table label="全部进展记录" columns={columns} rows={rows} keyOf={({ key }) => key} />
}

interface AddDeliveryEventProps {
  readonly delivery: DeskDelivery
  readonly onChanged: () => Promise<unknown>
}

/** Only codes that the sequence allows now can be chosen; where there are none it says why. */
function AddDeliveryEvent({ delivery, onChanged }: AddDeliveryEventProps) {
  const { deliveryId, version, addable, reasons } = delivery
  const form = useDeskForm(addDeliveryEvent, {
    initial: { code: '', reason: '', at: minuteField(new Date()) },
    optional: ['reason'],
    fixed: { deliveryId, version },
    draft: `delivery-event/${deliveryId}`,
    reread: onChanged,
    onAnswer: () => showToast('已添加，客户马上可以看到。'),
  })
  const possible = addable.filter(({ whyNot }) => whyNot === undefined)
  const chosen = possible.find(({ code }) => code === form.values.code)
  return (
    <EventForm
      form={form.props}
      isSending={form.isSending}
      event={{
        choices: possible.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
        ...form.field('code'),
      }}
      at={{ hint: '不能早于上一个进展，不能晚于现在。', ...form.field('at') }}
    >
      {chosen?.hasFailed && (
        <SelectField
          label="没有成功的原因"
          none="请选择"
          choices={reasons.map(({ reason, name }) => ({ value: reason, label: name }))}
          {...form.field('reason')}
        />
      )}
      {possible.length === 0 && (
        <Reasons acts={addable.map(({ name, whyNot }) => ({ name, why: whyNot }))} />
      )}
    </EventForm>
  )
}
