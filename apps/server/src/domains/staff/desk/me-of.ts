import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'

export function meOf({ id, account, name, roles }: Staff): Me {
  return { staffId: id, account, name, roles: [...roles] }
}
