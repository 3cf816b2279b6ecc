import { demoEmployees } from '../../apps/server/src/demo/promotions/demo-employees.ts'
import { numbered } from './numbered.ts'

/** The same people again and again, each time with other numbers. */
export function* generatedEmployees(): Generator<object> {
  for (const [employee, number] of numbered(demoEmployees())) {
    yield { ...employee, employeeNo: `G${String(number).padStart(7, '0')}` }
  }
}
