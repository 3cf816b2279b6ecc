import type { DeskAccess } from './desk-call.ts'
import type { StaffRole } from './staff-role.ts'

/** Whether somebody with these roles may make a call, once they are signed in. */
export function isAllowed(access: DeskAccess, roles: readonly StaffRole[]): boolean {
  if (typeof access === 'string') return true
  return roles.includes('supervisor') || access.some((role) => roles.includes(role))
}
