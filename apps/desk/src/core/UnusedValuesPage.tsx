import { listUnusedValues, type UnusedRow } from '@ecenter/contract/core/desk/core-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Pager } from '../kit/lists/Pager.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'

/** What of the core's rows could not be used, so that somebody has it put right there. */
export function UnusedValuesPage() {
  const [page, setPage] = useState(1)
  const query = useDeskQuery(listUnusedValues, { page }, { keeps: 'page' })
  return (
    <Loaded query={query} lines={8}>
      {({ rows, total }) => (
        <>
          <TablePanel
            title={`核心系统传来、未能采用的内容，共 ${total} 条`}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            empty={
              <EmptyState title="没有未采用的内容">
                核心系统传来的手机号、证件号码等有误时，单据照常收下，未采用的部分会显示在这里。
              </EmptyState>
            }
          />
          <Pager page={page} pages={Math.ceil(total / rowsPerPage)} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}

const columns: readonly Column<UnusedRow>[] = [
  {
    name: 'row',
    title: '单据',
    isWhole: true,
    cell: ({ kind, key }) => (
      <>
        {kindNames.get(kind) ?? kind} <span className="num">{key}</span>
      </>
    ),
  },
  {
    name: 'unused',
    title: '未采用的内容和原因',
    cell: ({ unused }) => (
      <ul>
        {unused.map(({ column, reason }) => (
          <li key={column}>
            <code>{column}</code>：{reason === unknownColumn ? '没有这一项' : reason}
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'notedAt',
    title: '收到时间',
    isWhole: true,
    cell: ({ notedAt }) => <span className="num">{notedAt}</span>,
  },
]

/** As the service says it to the core, which reads English. */
const unknownColumn = 'there is no such column'

const kindNames: ReadonlyMap<string, string> = new Map([
  ['policies', '保单'],
  ['endorsements', '批单'],
  ['claims', '赔案'],
  ['invoices', '发票'],
  ['orders', '订单'],
  ['deliveries', '配送'],
  ['customers', '客户'],
  ['products', '产品'],
  ['clauses', '条款'],
  ['branches', '机构'],
  ['employees', '员工'],
  ['outlets', '网点'],
  ['faqs', '问答'],
])
