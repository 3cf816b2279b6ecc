import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { useDeskSession } from '../client/desk-session.ts'

/** Beside what customers have: whoever sees a part of it is told which, for a part looks like the whole. */
export function OfOwnBranch() {
  const me = useDeskSession(({ session }) => session.me)
  if (me?.branch === undefined || hasPermission(me.roles, 'serve-all-branches')) return null
  const extent = me.branch.isUnknown ? '您能看到的范围' : '您机构'
  return (
    <p>{`保单、订单和收款链接只列出${extent}内的，以及不分机构的；会话和还没出单的订单不分机构。`}</p>
  )
}
