import type { ClaimRow } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'
import { documentsPath } from './claim-paths.ts'

const promiseNames: Readonly<Record<NonNullable<ClaimRow['promise']>, string>> = {
  assess: '告知核定结果',
  pay: '支付赔款',
  'explain-refusal': '说明不赔原因',
}

const columns: readonly Column<ClaimRow>[] = [
  {
    name: 'registNo',
    title: '报案号',
    isWhole: true,
    cell: ({ claimId, registNo }) => (
      <a className="num" href={hrefOf(claimsPath, { id: claimId })}>
        {registNo}
      </a>
    ),
  },
  { name: 'insured', title: '被保险人', cell: ({ maskedInsuredName }) => maskedInsuredName },
  { name: 'product', title: '险种', cell: ({ productName }) => productName },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) =>
      amount === undefined ? '—' : <span className="num">{amountText(amount)}</span>,
  },
  {
    name: 'step',
    title: '环节',
    isWhole: true,
    cell: ({ stepName, stepSince }) => (
      <>
        {stepName}{' '}
        <span className="num">{stepSince.slice('YYYY-'.length, 'YYYY-MM-DD'.length)} 起</span>
      </>
    ),
  },
  { name: 'due', title: '期限', cell: (row) => <Due row={row} /> },
  {
    name: 'waits',
    title: '等什么',
    isWhole: true,
    cell: (row) => <Waits row={row} />,
  },
]

export function ClaimTable({ claims }: { readonly claims: readonly ClaimRow[] }) {
  return <Table label="理赔" columns={columns} rows={claims} keyOf={({ claimId }) => claimId} />
}

/** An honest clock: it stands while its customer is waited for, and begins once documents are complete. */
function Due({ row }: { readonly row: ClaimRow }) {
  const { dueOn, daysLeft, promise, awaitsCustomer } = row
  if (dueOn === undefined || daysLeft === undefined) return awaitsCustomer ? '停计' : '未起算'
  const isSoon = daysLeft <= 3
  return (
    <>
      {promise !== undefined && promiseNames[promise]}{' '}
      <span className="num">{dueOn.slice('YYYY-'.length)}</span>{' '}
      <Badge tone={daysLeft < 0 ? 'danger' : isSoon ? 'warning' : 'neutral'}>
        {daysLeft < 0 ? `超 ${-daysLeft} 天` : daysLeft === 0 ? '今天到期' : `剩 ${daysLeft} 天`}
      </Badge>
    </>
  )
}

function Waits({ row }: { readonly row: ClaimRow }) {
  const { claimId, documents, hasApproval, awaitsCustomer } = row
  if (documents > 0)
    return <a href={hrefOf(documentsPath, { claim: claimId })}>{documents} 种材料待审</a>
  if (hasApproval) return <Badge tone="info">待复核</Badge>
  return awaitsCustomer ? '客户交材料' : ''
}
