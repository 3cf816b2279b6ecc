import type { ReportState } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { listReports } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { EmptyOfBranch } from '../shell/EmptyOfBranch.tsx'
import { IntakeLink } from '../shell/IntakeLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { reportIntakePath } from '../shell/shell-paths.ts'
import { ReportTable } from './ReportTable.tsx'
import { reportsPath } from './report-paths.ts'

/** What customers report shows within this. */
const everyMs = 15_000

const words = {
  waiting: { title: '待核心立案', empty: '没有待处理的出险报案' },
  registered: { title: '已立案', empty: '还没有已立案的报案' },
  closed: { title: '已结束', empty: '还没有结束的报案' },
} as const satisfies Record<ReportState, object>

/** First notices of accidents: what the core has not registered, the oldest in front. */
export function ReportsPage() {
  const { filter, choose } = useReportFilter()
  const query = useDeskQuery(listReports, filter, { everyMs, keeps: 'page' })
  const late = query.value?.counts.lateCalls ?? 0
  return (
    <PageStack>
      <Toolbar actions={<IntakeLink path={reportIntakePath}>替来电人报案</IntakeLink>} />
      {late > 0 && (
        <Callout tone="danger">{`有 ${late} 位报案人没有在承诺的时间内接到电话，请马上回电。`}</Callout>
      )}
      <Tabs
        label="报案状态"
        tabs={[
          {
            name: 'waiting',
            title: words.waiting.title,
            count: query.value?.counts.waiting,
          },
          { name: 'registered', title: words.registered.title },
          { name: 'closed', title: words.closed.title },
        ]}
        chosen={filter.state}
        onChoose={(state) => choose({ state })}
      >
        <Loaded query={query}>
          {({ reports, total }) => (
            <PagedPanel
              {...{ total, rowsPerPage }}
              page={filter.page}
              onPage={(page) => choose({ page })}
              empty={
                reports.length === 0 ? (
                  <EmptyOfBranch title={words[filter.state].empty}>
                    客户在页面上报案后会出现在这里，先报的排在前面。
                  </EmptyOfBranch>
                ) : undefined
              }
            >
              <ReportTable label="出险报案" reports={reports} />
            </PagedPanel>
          )}
        </Loaded>
      </Tabs>
    </PageStack>
  )
}

interface ReportFilter {
  readonly state: ReportState
  readonly page: number
}

/** It stands in the address, so that the way back from a report leads to the same list. */
function useReportFilter() {
  const { state, page } = usePlace().parameters
  const filter: ReportFilter = {
    state: state === 'registered' || state === 'closed' ? state : 'waiting',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<ReportFilter>) {
    const { state, page } = { ...filter, page: 1, ...chosen }
    goInstead(reportsPath, { state, page: page === 1 ? undefined : String(page) })
  }

  return { filter, choose }
}
