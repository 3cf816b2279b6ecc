import type { Parts } from '../parts.ts'
import { fieldRefused } from '../platform/calls/failure.ts'
import type { Visitor } from '../platform/calls/handler.ts'
import { type Employee, findEmployee } from '../records/promotions/employee.repository.ts'

/** The employee of a number, unless they have left; who tries many numbers finds none any more. */
export async function findPromotingEmployee(
  parts: Pick<Parts, 'db' | 'keys' | 'limits'>,
  { session, address }: Pick<Visitor, 'session' | 'address'>,
  employeeNo: string,
): Promise<Employee> {
  const employee = await parts.limits.guess(
    [
      { rule: 'failedEmployeesBySession', key: session.id },
      { rule: 'failedEmployeesByAddress', key: address },
    ],
    () => findEmployee(parts, employeeNo),
    (found) => found?.isActive === true,
  )
  if (employee === undefined) {
    throw fieldRefused('employeeNo', '没有这个工号，请核对。确认无误的，请拨打 {hotline}。')
  }
  return employee
}
