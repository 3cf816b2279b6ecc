import type { DeskReturnRow } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { Badge } from '../kit/Badge.tsx'
import { type Column, Table } from '../kit/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { returnPath } from './return-paths.ts'
import { standings } from './return-words.ts'

const columns: readonly Column<DeskReturnRow>[] = [
  {
    name: 'registNo',
    title: '报案号',
    cell: ({ claimId, registNo }) => (
      <a className="num" href={hrefOf(returnPath, { id: claimId })}>
        {registNo}
      </a>
    ),
  },
  { name: 'insured', title: '被保险人', cell: ({ maskedInsuredName }) => maskedInsuredName },
  { name: 'courier', title: '快递公司', isWhole: true, cell: ({ courier }) => courier },
  {
    name: 'claimedAt',
    title: '申请时间',
    isWhole: true,
    cell: ({ claimedAt }) => <span className="num">{claimedAt}</span>,
  },
  {
    name: 'answerBy',
    title: '答复期限',
    cell: ({ answerBy, isOverdue }) => (
      <>
        <span className="num">{answerBy}</span> {isOverdue && <Badge tone="danger">已超期</Badge>}
      </>
    ),
  },
  {
    name: 'standing',
    title: '状态',
    isWhole: true,
    cell: ({ standing }) => (
      <Badge tone={standings[standing].tone}>{standings[standing].word}</Badge>
    ),
  },
]

export function ReturnTable({ claims }: { readonly claims: readonly DeskReturnRow[] }) {
  return (
    <Table label="退货运费理赔" columns={columns} rows={claims} keyOf={({ claimId }) => claimId} />
  )
}
