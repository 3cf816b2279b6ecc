import { boolean, strictObject, string } from 'valibot'
import type { Employee } from '../../domains/promotions/store/employee.repository.ts'
import { readRows } from '../data/read-data.ts'

export const employeeRow = strictObject({
  employeeNo: string(),
  name: string(),
  comCode: string(),
  isActive: boolean(),
})

/** Who recommends the demo insurer; the last has left. */
export function demoEmployees(): Employee[] {
  return readRows('employees.ndjson', employeeRow)
}
