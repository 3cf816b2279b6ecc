import { listApprovals } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'

/** How many payments wait for a second person, and since when. */
export function ApprovalsTile() {
  const { value, failed } = useDeskQuery(listApprovals, {})
  const since = value?.approvals.at(0)?.since
  return (
    <CountTile
      title="赔付复核"
      href={hrefOf(claimsPath)}
      count={value?.total}
      hasFailed={failed !== undefined}
      unit="笔待复核"
      note={since && `最早的 ${since} 提交`}
    />
  )
}
