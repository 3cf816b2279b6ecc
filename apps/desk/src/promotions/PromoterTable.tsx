import type { PromoterRow } from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import type { ReactNode } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'

interface PromoterTableProps {
  readonly promoters: readonly PromoterRow[]
  readonly total: number
  readonly onOpen: (promoterCode: string) => void
  readonly empty: ReactNode
}

export function PromoterTable({ promoters, total, onOpen, empty }: PromoterTableProps) {
  return (
    <TablePanel
      title={`推广申请，共 ${total} 个`}
      columns={columnsWith(onOpen)}
      rows={promoters}
      keyOf={({ promoterCode }) => promoterCode}
      empty={empty}
    />
  )
}

function columnsWith(onOpen: PromoterTableProps['onOpen']): readonly Column<PromoterRow>[] {
  return [
    {
      name: 'name',
      title: '推广人',
      isWhole: true,
      cell: ({ employeeNo, maskedName }) => (
        <>
          {maskedName} <span className="num">{employeeNo}</span>
        </>
      ),
    },
    { name: 'product', title: '产品', isWhole: true, cell: ({ product }) => productNames[product] },
    {
      name: 'phone',
      title: '手机号',
      isWhole: true,
      cell: ({ maskedPhone }) => <span className="num">{maskedPhone}</span>,
    },
    { name: 'com', title: '机构', cell: ({ comName }) => comName },
    { name: 'area', title: '地区', cell: ({ areaName }) => areaName },
    {
      name: 'appliedAt',
      title: '申请时间',
      isWhole: true,
      cell: ({ appliedAt }) => <span className="num">{appliedAt}</span>,
    },
    {
      name: 'open',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: ({ promoterCode, maskedName }) => (
        <Button isSmall aria-label={`查看${maskedName}的申请`} onClick={() => onOpen(promoterCode)}>
          查看
        </Button>
      ),
    },
  ]
}
