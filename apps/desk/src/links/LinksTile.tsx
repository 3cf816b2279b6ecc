import { listLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { linksPath } from './link-paths.ts'

/** How many customers wait for their money. */
export function LinksTile() {
  const { value, failed } = useDeskQuery(listLinks, { state: 'registered' })
  return (
    <CountTile
      title="收款链接"
      href={hrefOf(linksPath)}
      count={value?.counts.registered}
      hasFailed={failed !== undefined}
      unit="笔待打款"
    />
  )
}
