import { type StaffRole, staffRoleNames } from '@ecenter/contract/desk/permissions.ts'

export interface CalledStaff {
  /** By which they talk to customers; null of who never did. */
  readonly number: number | null
  readonly roles: readonly StaffRole[]
  /** The code of their branch; null at the head office. */
  readonly branch: string | null
  readonly com_name: string | null
}

/** The role that says most of why somebody looked. */
const tellingRoles = ['supervisor', 'claims', 'agent', 'compliance', 'content'] as const

/** What customers read of a member of staff: 客服 1001, 主管（杭州分公司）. Neither the account nor a name. */
export function calledToCustomers({ number, roles, branch, com_name }: CalledStaff): string {
  if (number !== null) return `客服 ${number}`
  const role = tellingRoles.find((each) => roles.includes(each))
  const place = branch === null ? '总部' : com_name
  return `${role ? staffRoleNames[role] : '工作人员'}${place === null ? '' : `（${place}）`}`
}
