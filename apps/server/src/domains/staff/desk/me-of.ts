import type { Me } from '@ecenter/contract/staff/desk/account.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'

/** Whoever sees a part alone reads so: an empty list of theirs is not everybody's. */
export function meOf({ id, account, name, roles, isByCompany, branch, branchName }: Staff): Me {
  return {
    staffId: id,
    account,
    name,
    roles: [...roles],
    ...(isByCompany === true && { isByCompany }),
    ...(branch !== undefined && {
      branch:
        branchName === undefined ? { name: '机构未识别', isUnknown: true } : { name: branchName },
    }),
  }
}
