import { listLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'
import { leadsPath } from './lead-paths.ts'

/** How many wait for a call, and how many of them longer than was promised. */
export function LeadsTile() {
  const { value, failed } = useDeskQuery(listLeads, { status: 'open' })
  const late = value?.counts.late ?? 0
  return (
    <CountTile
      title="投保登记"
      href={hrefOf(leadsPath)}
      count={value?.counts.open}
      hasFailed={failed !== undefined}
      unit="位待联系"
      note={late > 0 ? `${late} 位已超期` : undefined}
      isUrgent={late > 0}
    />
  )
}
