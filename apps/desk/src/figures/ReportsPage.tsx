import {
  exportReport,
  type ReportQuestion,
  readReport,
} from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { type ReportName, reportNames } from '@ecenter/contract/figures/desk/report-measures.ts'
import { useState } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { minuteField } from '../kit/fields/minute-field.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { DownloadButton } from '../shell/DownloadButton.tsx'
import { ExportCases } from '../shell/ExportCases.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { faultOf, periodOf } from './period.ts'
import { type Filter, ReportFilter } from './ReportFilter.tsx'
import { ReportView } from './ReportView.tsx'

/** Days are counted anew so often; the first time within a minute. */
const everyMs = 300_000
const firstMs = 5000

const tabs = (Object.keys(reportNames) as ReportName[]).map((name) => ({
  name,
  title: reportNames[name],
}))

/** What the house did in a period, and in the one before. */
export function ReportsPage() {
  const [report, setReport] = useState<ReportName>('service')
  const today = minuteField(new Date()).slice(0, 10)
  const [filter, setFilter] = useState<Filter>({
    period: 'days',
    own: periodOf('days', today),
    staffId: '',
    branch: '',
    team: '',
  })
  const { period: name, own } = filter
  const period = name === 'own' ? own : periodOf(name, today)
  const question = faultOf(period) === undefined ? questionOf(report, period, filter) : undefined
  const [isCounted, setIsCounted] = useState(true)
  const query = useDeskQuery(readReport, question, { everyMs: isCounted ? everyMs : firstMs })
  const isThere = query.value === undefined || query.value.countedAt !== undefined
  if (isThere !== isCounted) setIsCounted(isThere)
  return (
    <Tabs
      label="报表"
      tabs={tabs}
      chosen={report}
      onChoose={(chosen) => {
        setReport(chosen)
        setFilter({ ...filter, staffId: '', branch: '', team: '' })
      }}
    >
      <PageStack>
        <ReportFilter
          filter={filter}
          onChange={(changes) => setFilter({ ...filter, ...changes })}
          choices={query.value}
          actions={
            question && (
              <>
                <DownloadButton
                  call={exportReport}
                  request={question}
                  fileName={`报表-${reportNames[report]}.csv`}
                >
                  导出表格
                </DownloadButton>
                {report === 'complaints' && (
                  <ExportCases request={casesOf(question)}>导出登记簿</ExportCases>
                )}
              </>
            )
          }
        />
        {question === undefined ? (
          <EmptyState title="请先选好日期">上面的日期改好后，报表会显示在这里。</EmptyState>
        ) : (
          <Loaded query={query} lines={8}>
            {(value) => <ReportView key={report} report={value} />}
          </Loaded>
        )}
      </PageStack>
    </Tabs>
  )
}

/** The very cases that the report counts, one a line. */
function casesOf({ from, to, branch }: ReportQuestion) {
  return { from, to, ...(branch !== undefined && { areaCode: branch }) }
}

function questionOf(
  report: ReportName,
  { from, to }: { readonly from: string; readonly to: string },
  { staffId, branch, team }: Filter,
): ReportQuestion {
  return {
    ...{ report, from, to },
    ...(staffId !== '' && { staffId }),
    ...(branch !== '' && { branch }),
    ...(team !== '' && { team }),
  }
}
