import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import {
  listReturnClaims,
  type ReturnStanding,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PagedPanel } from '../kit/PagedPanel.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { FindReturn } from './FindReturn.tsx'
import { ReturnTable } from './ReturnTable.tsx'
import { standings } from './return-words.ts'
import { useReturnFilter } from './use-return-filter.ts'

/** What customers and colleagues do shows within this. */
const everyMs = 15_000

const emptyWords: Readonly<Record<ReturnStanding, string>> = {
  open: '没有待审核的退货运费',
  accepted: '还没有同意赔付的',
  refused: '还没有不予赔付的',
}

/** Freight of returned orders, what waits longest in front. */
export function ReturnsPage() {
  const { filter, choose } = useReturnFilter()
  const query = useDeskQuery(listReturnClaims, filter, { everyMs, keeps: 'page' })
  return (
    <PageStack>
      <FindReturn />
      <Tabs
        label="审核情况"
        tabs={[
          { name: 'open', title: standings.open.word, count: query.value?.open },
          { name: 'accepted', title: standings.accepted.word },
          { name: 'refused', title: standings.refused.word },
        ]}
        chosen={filter.standing}
        onChoose={(standing) => choose({ standing })}
      >
        <PageStack>
          <Loaded query={query}>
            {({ claims, total }) => (
              <PagedPanel
                {...{ total, rowsPerPage }}
                page={filter.page}
                onPage={(page) => choose({ page })}
                empty={
                  claims.length === 0 ? (
                    <EmptyState title={emptyWords[filter.standing]}>
                      客户在页面上申请的退货运费会出现在这里，先申请的排在前面。
                    </EmptyState>
                  ) : undefined
                }
              >
                <ReturnTable claims={claims} />
              </PagedPanel>
            )}
          </Loaded>
        </PageStack>
      </Tabs>
    </PageStack>
  )
}
