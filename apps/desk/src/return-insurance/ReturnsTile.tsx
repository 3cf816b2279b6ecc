import { listReturnClaims } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { returnsPath } from './return-paths.ts'

/** How many returns wait for a decision, and since when. */
export function ReturnsTile() {
  const { value, failed } = useDeskQuery(listReturnClaims, { standing: 'open' })
  const first = value?.claims.at(0)
  return (
    <CountTile
      title="退货运费"
      href={hrefOf(returnsPath)}
      count={value?.open}
      hasFailed={failed !== undefined}
      unit="笔待审核"
      note={first && `最早的 ${first.claimedAt} 申请`}
      isUrgent={first?.isOverdue ?? false}
    />
  )
}
