import { array, minLength, pipe, transform } from 'valibot'
import { staffRole } from '../../desk/staff-role.ts'

/** At least one, each once. */
export const chosenRoles = pipe(
  array(staffRole, '请选择角色'),
  minLength(1, '请至少选择一个角色'),
  transform((roles) => [...new Set(roles)]),
)
