import { listDocuments } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { documentsPath } from './claim-paths.ts'

/** How many documents wait, and since when. */
export function DocumentsTile() {
  const { value, failed } = useDeskQuery(listDocuments, {})
  const since = value?.documents.at(0)?.since
  return (
    <CountTile
      title="理赔材料"
      href={hrefOf(documentsPath)}
      count={value?.total}
      hasFailed={failed !== undefined}
      unit="份待审核"
      note={since && `最早的 ${since} 收到`}
    />
  )
}
