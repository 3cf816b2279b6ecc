import type { staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferOutput } from 'valibot'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'

type Change = InferOutput<typeof staffChange>

/**
 * Whether two supervisors have to want it. Nobody becomes another supervisor alone: not by a first password
 * of theirs, nor by making one of somebody who has none, nor by taking the role away before that. Putting
 * somebody out is for one, since it may be urgent and opens nothing.
 */
export function needsSecond({ roles }: Pick<StaffRecord, 'roles'>, change: Change): boolean {
  const isSupervisor = roles.includes('supervisor')
  if (change.kind === 'reset') return isSupervisor
  return change.kind === 'roles' && change.roles.includes('supervisor') !== isSupervisor
}

/** Who else could confirm it: neither who asks nor whose account it is. */
export function canAnyConfirm(staff: readonly StaffRecord[], besides: readonly string[]): boolean {
  return staff.some(
    ({ id, roles, state }) =>
      state === 'active' && roles.includes('supervisor') && !besides.includes(id),
  )
}
