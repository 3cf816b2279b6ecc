import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'

/** Every transfer that was told of one refund, below each other, so that numbers and days are compared. */
export function DoubtPanel({ link }: { readonly link: DeskLink }) {
  const { isDoubted, doubtNote } = link
  const title = isDoubted ? '可能重复打款' : '另外的转账（已核实）'
  return (
    <Panel title={title}>
      <PageStack>
        {isDoubted && (
          <Callout tone="danger">
            这笔款项登记了不止一笔转账，请核实是否重复打款。核实前不要再给客户打款。
          </Callout>
        )}
        <Table
          label={title}
          columns={columns}
          rows={transfersOf(link)}
          keyOf={({ bankReference }) => bankReference}
        />
        {doubtNote !== undefined && <Facts facts={[{ name: '核实结果', value: doubtNote }]} />}
      </PageStack>
    </Panel>
  )
}

type Transfer = Omit<DeskLink['otherTransfers'][number], 'amount'> & Pick<DeskLink, 'amount'>

/** That which the link stands for in front. */
function transfersOf({ amount, settlement, otherTransfers }: DeskLink): readonly Transfer[] {
  const { settledAt = '', settledByName, paidOn, bankReference } = settlement ?? {}
  if (paidOn === undefined || bankReference === undefined) return otherTransfers
  const first = { toldAt: settledAt, toldByName: settledByName, amount, paidOn, bankReference }
  return [first, ...otherTransfers]
}

const columns: readonly Column<Transfer>[] = [
  {
    name: 'bankReference',
    title: '银行流水号',
    cell: ({ bankReference }) => <span className="num">{bankReference}</span>,
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
  {
    name: 'paidOn',
    title: '打款日期',
    isWhole: true,
    cell: ({ paidOn }) => <span className="num">{paidOn}</span>,
  },
  {
    name: 'told',
    title: '登记',
    cell: ({ toldByName, toldAt }) => (
      <>
        {toldByName ?? '已离职的同事'} <span className="num">{toldAt}</span>
      </>
    ),
  },
]
