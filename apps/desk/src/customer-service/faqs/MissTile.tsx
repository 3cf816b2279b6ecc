import { countMisses } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { CountTile } from '../../kit/layout/CountTile.tsx'
import { hrefOf } from '../../shell/location.ts'

/** What the robot could not answer and nobody has looked at. */
export function MissTile() {
  const { value, failed } = useDeskQuery(countMisses, {})
  return (
    <CountTile
      title="没答好的问题"
      href={hrefOf('/faqs', { view: 'misses' })}
      count={value?.waiting}
      hasFailed={failed !== undefined}
      unit="个待处理"
    />
  )
}
