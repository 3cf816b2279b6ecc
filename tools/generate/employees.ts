import { demoEmployees } from '../../apps/server/src/demo/promotions/demo-employees.ts'

/** The same people again and again, each time with other numbers. */
export function* generatedEmployees(): Generator<object> {
  const people = demoEmployees()
  for (let number = 1; ; number += 1) {
    yield { ...people[number % people.length], employeeNo: `G${String(number).padStart(7, '0')}` }
  }
}
