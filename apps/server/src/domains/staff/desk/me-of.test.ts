import { confirmCode, readMe, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { expect, test } from 'vitest'
import { deskVisitor, newDeskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appCodeOf } from '../../../../test/subjects/staff.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const service = serviceOfTests({ demo: false })
const branch = {
  comCode: '33010000',
  comName: '杭州分公司',
  areaCode: '330100',
  address: '路 1 号',
  phone: '',
}

test.each([
  ['at the head office', undefined, undefined],
  ['of a branch', branch.comCode, { name: branch.comName }],
  ['of a branch that nobody knows', '城西', { name: '机构未识别', isUnknown: true }],
])('who is %s is told so, as they sign in and later', async (_, of, told) => {
  await storeBranches(service, [branch])
  const { staff, member } = await deskVisitor(service)
  await setBranch(service, staff.id, { branch: of })
  await service.passTime(60)
  const desk = newDeskVisitor(service)
  const { account, password, appSecret } = member
  await desk.get(signIn, { account, password })
  const { me } = await desk.get(confirmCode, { code: appCodeOf(service, appSecret) })
  expect(me.branch).toEqual(told)
  expect((await desk.get(readMe, {})).me).toEqual(me)
})
