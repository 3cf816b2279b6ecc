import type { FoundCustomer } from '@ecenter/contract/customers/desk/search-customers.ts'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { customerPath } from './customer-paths.ts'

const columns: readonly Column<FoundCustomer>[] = [
  {
    name: 'name',
    title: '客户',
    isWhole: true,
    cell: ({ customerId, maskedName, isCompany }) => (
      <a href={hrefOf(customerPath, { id: customerId })}>
        {maskedName}
        {isCompany && '（单位）'}
      </a>
    ),
  },
  {
    name: 'mobile',
    title: '手机',
    isWhole: true,
    cell: ({ maskedMobile }) => <span className="num">{maskedMobile ?? '没有留存'}</span>,
  },
  {
    name: 'id',
    title: '证件',
    isWhole: true,
    cell: ({ maskedIdNumber }) => <span className="num">{maskedIdNumber}</span>,
  },
  { name: 'count', title: '保单', isNumber: true, cell: ({ policyCount }) => policyCount },
]

interface CustomerTableProps {
  /** Read aloud. */
  readonly label: string
  readonly customers: readonly FoundCustomer[]
}

export function CustomerTable({ label, customers }: CustomerTableProps) {
  return (
    <Table
      label={label}
      columns={columns}
      rows={customers}
      keyOf={({ customerId }) => customerId}
    />
  )
}
