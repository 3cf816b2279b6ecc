import { listNudges } from '@ecenter/contract/claims/desk/nudges-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'

/** How many customers wait for an answer, and by when the first has to have one. */
export function NudgesTile() {
  const { value, failed } = useDeskQuery(listNudges, {})
  const first = value?.nudges.at(0)
  return (
    <CountTile
      title="理赔催办"
      href={hrefOf(claimsPath)}
      count={value?.total}
      hasFailed={failed !== undefined}
      unit="件待答复"
      note={first && `最早的应在 ${first.answerBy} 前答复`}
    />
  )
}
