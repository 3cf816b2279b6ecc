import type { DeskLinkRow, LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { linkPath } from './link-paths.ts'
import { stateNames, stateTones } from './link-words.ts'

const columns: readonly Column<DeskLinkRow>[] = [
  {
    name: 'name',
    title: '客户',
    isWhole: true,
    cell: ({ linkId, maskedName, maskedPhone }) => (
      <a href={hrefOf(linkPath, { id: linkId })}>
        {maskedName} <span className="num">{maskedPhone}</span>
      </a>
    ),
  },
  {
    name: 'purpose',
    title: '款项',
    isWhole: true,
    cell: ({ purpose }) => refundPurposeNames[purpose],
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
  {
    name: 'state',
    title: '状态',
    isWhole: true,
    cell: ({ state, isDoubted, awaitsClosing }) => (
      <>
        <StateBadge state={state} /> {isDoubted && <Badge tone="danger">可能重复打款</Badge>}
        {awaitsClosing && <Badge tone="warning">等办理</Badge>}
      </>
    ),
  },
  {
    name: 'sentAt',
    title: '发送时间',
    isWhole: true,
    cell: ({ sentAt }) => <span className="num">{sentAt}</span>,
  },
  {
    name: 'registeredAt',
    title: '登记时间',
    isWhole: true,
    cell: ({ registeredAt }) => <span className="num">{registeredAt ?? '—'}</span>,
  },
  {
    name: 'sender',
    title: '发送人',
    isWhole: true,
    cell: ({ senderName }) => senderName ?? '系统',
  },
]

interface LinkTableProps {
  /** Read aloud. */
  readonly label: string
  readonly links: readonly DeskLinkRow[]
}

export function LinkTable({ label, links }: LinkTableProps) {
  return <Table label={label} columns={columns} rows={links} keyOf={({ linkId }) => linkId} />
}

export function StateBadge({ state }: { readonly state: LinkState }) {
  return <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
}
