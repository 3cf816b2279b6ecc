import { listSearchers } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskResponseOf } from '@ecenter/contract/desk/desk-call.ts'
import { nightText } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { useEffect } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { useFound } from '../shell/search/found-store.ts'

type Searcher = DeskResponseOf<typeof listSearchers>['searchers'][number]

const columnsWith = (night: string): readonly Column<Searcher>[] => [
  {
    name: 'name',
    title: '员工',
    isWhole: true,
    cell: ({ name, account }) => `${name}（${account}）`,
  },
  { name: 'searches', title: '查询', isNumber: true, cell: ({ searches }) => searches },
  { name: 'inVain', title: '没有查到', isNumber: true, cell: ({ inVain }) => inVain },
  { name: 'atNight', title: night, isNumber: true, cell: ({ atNight }) => atNight },
  {
    name: 'forColleagues',
    title: '与同事同名',
    isNumber: true,
    cell: ({ forColleagues }) => forColleagues,
  },
  { name: 'forOneself', title: '与本人同名', isNumber: true, cell: ({ forOneself }) => forOneself },
  {
    name: 'lastAt',
    title: '最近一次',
    isWhole: true,
    cell: ({ lastAt }) => <span className="num">{lastAt}</span>,
  },
]

/** Who looked for how many customers: many, at night, or in vain is worth a question. */
export function SearchersPanel() {
  const query = useDeskQuery(listSearchers, {})
  const { ask } = query
  // One's own search counts too.
  useEffect(() => {
    const stop = useFound.subscribe(() => void ask())
    return stop
  }, [ask])
  return (
    <Loaded query={query}>
      {({ searchers, night }) =>
        searchers.length === 0 ? (
          <EmptyState title="24 小时内没有人查过客户" />
        ) : (
          <Panel title="24 小时内谁查过客户" isFlush>
            <Table
              label="24 小时内谁查过客户"
              columns={columnsWith(nightText(night))}
              rows={searchers}
              keyOf={({ staffId }) => staffId}
            />
          </Panel>
        )
      }
    </Loaded>
  )
}
