import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Visitor } from '../../../platform/calls/handler.ts'
import type { Services } from '../../services.ts'
import { type Employee, findEmployee } from '../store/employee.repository.ts'

/**
 * The employee of a number, unless they have left. Who tries many numbers finds none any more, right
 * ones too: else counting them up would tell who works here.
 */
export async function findPromotingEmployee(
  services: Pick<Services, 'db' | 'keys' | 'limits'>,
  { session, address }: Pick<Visitor, 'session' | 'address'>,
  employeeNo: string,
): Promise<Employee> {
  const turns = await Promise.all([
    services.limits.take('employeesBySession', session.id),
    services.limits.take('employeesByAddress', address),
  ])
  const employee = await services.limits.guess(
    [
      { rule: 'failedEmployeesBySession', key: session.id },
      { rule: 'failedEmployeesByAddress', key: address },
      { rule: 'failedEmployeesByAddressDay', key: address },
    ],
    () => findEmployee(services, employeeNo),
    (found) => found?.isActive === true,
  )
  if (employee === undefined || turns.includes(false)) {
    throw fieldRefused('employeeNo', '没有这个工号，请核对。确认无误的，请拨打 {hotline}。')
  }
  return employee
}
