import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'

export function meOf({ id, account, name, roles, isByCompany = false }: Staff): Me {
  const me = { staffId: id, account, name, roles: [...roles] }
  return isByCompany ? { ...me, isByCompany } : me
}
