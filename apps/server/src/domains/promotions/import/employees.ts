import { employeeNumber } from '@ecenter/contract/promotions/employee-number.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import { description, type InferOutput, pipe, strictObject } from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { branchCode, yesOrNo } from '../../../imports/row-rules.ts'
import { readBranchNames } from '../../places/store/branch.repository.ts'
import { type Employee, storeEmployees } from '../store/employee.repository.ts'

const employeeRow = strictObject({
  employeeNo: pipe(
    employeeNumber,
    description('staff number; tells the employee from all others, in capitals or not'),
  ),
  name: pipe(name, description('name, which is stored sealed')),
  comCode: branchCode('code of the branch they work at, which is stored here'),
  isActive: yesOrNo('false for who has left and recommends nothing any more'),
})

export const employees: ImportKind<InferOutput<typeof employeeRow>, Employee> = {
  name: 'employees',
  words: 'Somebody who works for the insurer and may recommend it.',
  schema: employeeRow,
  keyOf: ({ employeeNo }) => employeeNo.toUpperCase(),
  keyColumn: 'employeeNo',
  async referenceErrors({ db }, rows) {
    const branches = await readBranchNames({ db })
    return new Map(
      rows.flatMap(({ comCode }, at) =>
        branches.has(comCode) ? [] : [[at, 'comCode: no such branch is stored']],
      ),
    )
  },
  prepare: (_, row) => row,
  store: storeEmployees,
}
