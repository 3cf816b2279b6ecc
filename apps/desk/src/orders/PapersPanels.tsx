import type { DeskOrder } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../client/desk-session.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { hrefOfThing } from '../shell/thing-paths.ts'

/** What came of an order: its policies, their invoices, and where the paper is. */
export function PapersPanels({ order }: { readonly order: DeskOrder }) {
  return (
    <>
      <TablePanel
        title="保单"
        columns={policyColumns}
        rows={order.policies}
        keyOf={({ maskedPolicyNo, productName }) => `${maskedPolicyNo} ${productName}`}
        empty={<EmptyState title="还没有出单">核心出具保单后会出现在这里。</EmptyState>}
      />
      {order.invoices.length > 0 && (
        <TablePanel
          title="发票"
          columns={invoiceColumns}
          rows={order.invoices}
          keyOf={({ maskedPolicyNo, number, issuedOn }) =>
            `${maskedPolicyNo} ${number} ${issuedOn}`
          }
          empty={null}
        />
      )}
      {order.delivery !== undefined && <DeliveryPanel {...order.delivery} />}
    </>
  )
}

function DeliveryPanel({ deliveryId, statusText, headline }: NonNullable<DeskOrder['delivery']>) {
  const roles = useDeskSession(({ session }) => session.me?.roles)
  const href = hrefOfThing('delivery', deliveryId, roles ?? [])
  return (
    <Panel title="配送" actions={<Badge tone="info">{statusText}</Badge>}>
      <p>{headline}</p>
      {href !== undefined && <a href={href}>查看配送</a>}
    </Panel>
  )
}

const policyStates = {
  'in-force': { name: '有效', tone: 'success' },
  'not-started': { name: '未生效', tone: 'info' },
  expired: { name: '已过期', tone: 'neutral' },
  cancelled: { name: '已退保', tone: 'neutral' },
} as const satisfies Record<DeskOrder['policies'][number]['status'], State>

const invoiceStates = {
  pending: { name: '开具中', tone: 'info' },
  issued: { name: '已开具', tone: 'success' },
  reversed: { name: '已红冲', tone: 'neutral' },
  'red-letter': { name: '红字发票', tone: 'neutral' },
  cancelled: { name: '已作废', tone: 'neutral' },
} as const satisfies Record<DeskOrder['invoices'][number]['status'], State>

interface State {
  readonly name: string
  readonly tone: BadgeTone
}

const policyColumns: readonly Column<DeskOrder['policies'][number]>[] = [
  { name: 'product', title: '保险', cell: ({ productName }) => productName },
  {
    name: 'number',
    title: '保单号',
    isWhole: true,
    cell: ({ maskedPolicyNo }) => <span className="num">{maskedPolicyNo}</span>,
  },
  {
    name: 'status',
    title: '状态',
    isWhole: true,
    cell: ({ status }) => (
      <Badge tone={policyStates[status].tone}>{policyStates[status].name}</Badge>
    ),
  },
]

const invoiceColumns: readonly Column<DeskOrder['invoices'][number]>[] = [
  {
    name: 'number',
    title: '发票号',
    cell: ({ number }) => <span className="num">{number ?? '还没有号码'}</span>,
  },
  {
    name: 'policy',
    title: '保单号',
    isWhole: true,
    cell: ({ maskedPolicyNo }) => <span className="num">{maskedPolicyNo}</span>,
  },
  {
    name: 'status',
    title: '状态',
    isWhole: true,
    cell: ({ status, issuedOn }) => (
      <>
        <Badge tone={invoiceStates[status].tone}>{invoiceStates[status].name}</Badge>{' '}
        <span className="num">{issuedOn}</span>
      </>
    ),
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
]
