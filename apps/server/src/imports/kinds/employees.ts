import { employeeNumber } from '@ecenter/contract/promotions/employee-number.ts'
import { name } from '@ecenter/contract/rules/name.ts'
import { description, type InferOutput, pipe, regex, strictObject, string } from 'valibot'
import { type Employee, storeEmployees } from '../../records/promotions/employee.repository.ts'
import type { ImportKind } from '../import-kind.ts'
import { yesOrNo } from './row-rules.ts'

const employeeRow = strictObject({
  employeeNo: pipe(
    employeeNumber,
    description('staff number; tells the employee from all others, in capitals or not'),
  ),
  name: pipe(name, description('name, which is stored sealed')),
  comCode: pipe(
    string(),
    regex(/^\d{8}$/, 'is not eight digits'),
    description('code of the branch they work at, eight digits'),
  ),
  isActive: yesOrNo('false for who has left and recommends nothing any more'),
})

export const employees: ImportKind<InferOutput<typeof employeeRow>, Employee> = {
  name: 'employees',
  words: 'Somebody who works for the insurer and may recommend it.',
  schema: employeeRow,
  keyOf: ({ employeeNo }) => employeeNo.toUpperCase(),
  misfits: async () => new Map(),
  prepare: (_, row) => row,
  store: storeEmployees,
}
