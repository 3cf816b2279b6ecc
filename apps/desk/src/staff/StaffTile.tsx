import { listStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { CountTile } from '../kit/layout/CountTile.tsx'
import { hrefOf } from '../shell/location.ts'

/** How many can sign in, and who has not begun yet. */
export function StaffTile() {
  const { value, failed } = useDeskQuery(listStaff, {})
  const staff = value?.staff
  const count = staff?.filter(({ state }) => state === 'active').length
  const beginners = staff?.filter(({ state }) => state === 'new').length ?? 0
  return (
    <CountTile
      title="员工"
      href={hrefOf('/staff')}
      count={count}
      hasFailed={failed !== undefined}
      unit="人在用"
      note={beginners > 0 ? `${beginners} 个新账号还没有启用` : undefined}
    />
  )
}
