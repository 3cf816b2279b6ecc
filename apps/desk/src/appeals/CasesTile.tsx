import { listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { casesPath } from './case-paths.ts'

/** How many answers are owed, and how many of them too late. */
export function CasesTile() {
  const { value, failed } = useDeskQuery(listCases, { stand: 'open' })
  const counts = value?.counts
  const overdue = counts?.overdue ?? 0
  return (
    <CountTile
      title="申诉与投诉"
      href={hrefOf(casesPath)}
      count={counts?.open}
      hasFailed={failed !== undefined}
      unit="件待答复"
      note={overdue > 0 ? `${overdue} 件已超期` : undefined}
      isUrgent={overdue > 0}
    />
  )
}
