import { listReports } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { reportsPath } from './report-paths.ts'

/** How many accidents wait for the core, and how many reporters for a call that is late. */
export function ReportsTile() {
  const { value, failed } = useDeskQuery(listReports, { state: 'waiting' })
  const late = value?.counts.late ?? 0
  return (
    <CountTile
      title="出险报案"
      href={hrefOf(reportsPath)}
      count={value?.counts.waiting}
      hasFailed={failed !== undefined}
      unit="件待立案"
      note={late > 0 ? `${late} 件回电超时` : undefined}
      isUrgent={late > 0}
    />
  )
}
