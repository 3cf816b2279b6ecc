import { object, parse, string } from 'valibot'
import type { Db } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/keys/keys.ts'

export interface EmployeeStore {
  readonly db: Db
  readonly keys: Keys
}

/** Somebody who works for the insurer and may recommend it. */
export interface Employee {
  readonly employeeNo: string
  readonly name: string
  readonly comCode: string
  readonly isActive: boolean
}

/** The sealed part of a row. */
const employeeSecrets = object({ name: string() })

/** Who has this number; capitals and small letters are the same. */
export async function findEmployee(
  { db, keys }: EmployeeStore,
  employeeNo: string,
): Promise<Employee | undefined> {
  const row = await db
    .selectFrom('employee')
    .selectAll()
    .where('employee_no', '=', employeeNo.toUpperCase())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { name } = parse(employeeSecrets, keys.unseal(employeeContext(row.employee_no), row.sealed))
  return { employeeNo: row.employee_no, name, comCode: row.com_code, isActive: row.is_active }
}

/** Adds employees, or writes them anew. */
export async function storeEmployees(
  { db, keys }: EmployeeStore,
  employees: readonly Employee[],
): Promise<void> {
  await db
    .insertInto('employee')
    .values(
      employees.map(({ employeeNo, name, comCode, isActive }) => ({
        employee_no: employeeNo.toUpperCase(),
        com_code: comCode,
        is_active: isActive,
        sealed: keys.seal(employeeContext(employeeNo.toUpperCase()), { name }),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('employee_no').doUpdateSet(({ ref }) => ({
        com_code: ref('excluded.com_code'),
        is_active: ref('excluded.is_active'),
        sealed: ref('excluded.sealed'),
      })),
    )
    .execute()
}

export function employeeContext(employeeNo: string): string {
  return `employee/${employeeNo}`
}
