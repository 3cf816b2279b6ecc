import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import type { DeskLeadRow } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { leadPath } from './lead-paths.ts'

const columns: readonly Column<DeskLeadRow>[] = [
  {
    name: 'leadNo',
    title: '登记编号',
    cell: ({ leadId, leadNo }) => (
      <a className="num" href={hrefOf(leadPath, { id: leadId })}>
        {leadNo}
      </a>
    ),
  },
  {
    name: 'name',
    title: '客户',
    isWhole: true,
    cell: ({ maskedName, maskedPhone }) => (
      <>
        {maskedName} <span className="num">{maskedPhone}</span>
      </>
    ),
  },
  { name: 'callBy', title: '回电期限', cell: (lead) => <CallBy lead={lead} /> },
  {
    name: 'handler',
    title: '联系人',
    isWhole: true,
    cell: ({ handlerName, isMine }) => (isMine ? '我' : (handlerName ?? '无人联系')),
  },
  { name: 'product', title: '产品', isWhole: true, cell: ({ product }) => productNames[product] },
  { name: 'city', title: '投保城市', cell: ({ city }) => city },
  {
    name: 'leftAt',
    title: '登记时间',
    cell: ({ leftAt }) => <span className="num">{leftAt}</span>,
  },
]

export function LeadTable({ leads }: { readonly leads: readonly DeskLeadRow[] }) {
  return <Table label="投保登记" columns={columns} rows={leads} keyOf={({ leadId }) => leadId} />
}

/** By when the customer was promised a call. */
export function CallBy({ lead }: { readonly lead: DeskLeadRow }) {
  if (lead.isSentOn) return <Badge>已去投保网站</Badge>
  if (lead.callBy === undefined) return '已联系'
  return (
    <>
      <span className="num">{lead.callBy}</span>{' '}
      {lead.isLate && <Badge tone="danger">已超期</Badge>}
    </>
  )
}
