import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { hrefOf } from '../shell/location.ts'
import { StateBadge } from './LinkTable.tsx'
import { linkPath } from './link-paths.ts'

type Beside = NonNullable<DeskLink['beside']>

/** What else goes, or went, back of the same policy: whoever pays looks at it first. */
export function BesidePanel({ beside }: { readonly beside: Beside }) {
  return (
    <TablePanel
      title="同一保单的其他款项"
      columns={columns}
      rows={beside}
      keyOf={({ linkId }) => linkId}
      empty={null}
    />
  )
}

const columns: readonly Column<Beside[number]>[] = [
  {
    name: 'purpose',
    title: '款项',
    cell: ({ linkId, purpose }) => (
      <a href={hrefOf(linkPath, { id: linkId })}>{refundPurposeNames[purpose]}</a>
    ),
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
  {
    name: 'day',
    title: '日期',
    isWhole: true,
    cell: ({ day }) => <span className="num">{day}</span>,
  },
  {
    name: 'state',
    title: '状态',
    isWhole: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
]
