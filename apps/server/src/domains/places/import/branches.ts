import { text } from '@ecenter/contract/rules/text.ts'
import { description, pipe, strictObject } from 'valibot'
import type { ImportKind } from '../../../imports/import-kind.ts'
import { branchCode, phone } from '../../../imports/row-rules.ts'
import { type AreaBranch, storeBranches } from '../store/branch.repository.ts'
import { areaCode } from './area-code.ts'

const branchRow = strictObject({
  comCode: branchCode('code, eight digits; tells the branch from all others'),
  comName: pipe(text(60, '机构名称'), description('name, in Chinese')),
  areaCode: areaCode('area that it serves: GB/T 2260 with 00 behind it'),
  address: pipe(text(100, '地址'), description('address')),
  phone: phone('telephone, digits and dashes'),
})

export const branches: ImportKind<AreaBranch, AreaBranch> = {
  name: 'branches',
  words: 'A branch (分支机构) of the insurer.',
  schema: branchRow,
  keyOf: ({ comCode }) => comCode,
  keyColumn: 'comCode',
  referenceErrors: async () => new Map(),
  prepare: (_, row) => row,
  store: storeBranches,
}
