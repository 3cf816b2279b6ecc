import { readMe } from '@ecenter/contract/staff/desk/account.ts'
import { changeStaff, listStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeByTwo } from '../../../../test/change-by-two.ts'
import { companyBrowser } from '../../../../test/company/company-browser.ts'
import { type Company, openCompany } from '../../../../test/company/open-company.ts'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

let company: Company
let told: TestService
let untold: TestService
beforeAll(async () => {
  company = await openCompany()
  const { STAFF_OIDC_BRANCH_CLAIM: branch, ...env } = company.env
  told = await serviceWith({
    ...env,
    STAFF_OIDC_BRANCH_CLAIM: branch,
    STAFF_OIDC_HEAD_OFFICE: '总公司',
  })
  untold = await serviceWith(env)
})
afterAll(async () => {
  await told.close()
  await untold.close()
  await company.close()
})

async function serviceWith(env: Record<string, string>): Promise<TestService> {
  const service = await openTestService({ demo: false, env })
  // The provider's clock is that of this machine.
  await service.passTime((Date.now() - service.clock.now().getTime()) / 1000)
  const zhejiang = { comCode: '33010000', comName: '浙江分公司', areaCode: '330100' }
  await storeBranches(service, [{ ...zhejiang, address: '延安路 1 号', phone: '0571-00000000' }])
  return service
}

/** Comes in as the provider tells of them; gives their id. */
async function come(service: TestService, number: string, branch?: string): Promise<string> {
  company.people.set(number, {
    name: `张${number}`,
    employee_number: number,
    roles: ['kefu'],
    ...(branch !== undefined && { branch }),
  })
  const browser = companyBrowser(service, company)
  expect(await browser.signIn(number)).toBe('in')
  return (await browser.get(readMe, {})).me.staffId
}

async function branchOf(service: TestService, staffId: string): Promise<string | undefined> {
  const supervisor = await deskVisitor(service, ['supervisor'])
  const { staff } = await supervisor.get(listStaff, {})
  return staff.find((each) => each.staffId === staffId)?.branch
}

test.each([
  ['its name', '浙江分公司', '33010000'],
  ['its code', '33010000', '33010000'],
  ['a branch that is none here', '月球分公司', '月球分公司'],
  ['nothing', undefined, '-'],
  ['the head office, whose staff see all', '总公司', undefined],
])('a claim that says %s puts its person there', async (claim, branch, expected) => {
  expect(await branchOf(told, await come(told, `w${claim.length}`, branch))).toBe(expected)
})

test('a branch that the company says is not changed at the desk', async () => {
  const staffId = await come(told, 'w40', '浙江分公司')
  const supervisor = await deskVisitor(told, ['supervisor'])
  expect((await supervisor.get(listStaff, {})).areBranchesByCompany).toBe(true)
  expect(
    await supervisor.ask(changeStaff, { staffId, change: { kind: 'branch', branch: '33010000' } }),
  ).toMatchObject({ code: 'E3020001', message: expect.stringContaining('公司账号系统') })
})

test('where the company says no branches the desk does, and the next sign-in leaves it so', async () => {
  const staffId = await come(untold, 'w50', '月球分公司')
  const supervisor = await deskVisitor(untold, ['supervisor'])
  expect((await supervisor.get(listStaff, {})).areBranchesByCompany).toBe(false)
  await changeByTwo(untold, staffId, { kind: 'branch', branch: '33010000' })
  expect(await branchOf(untold, staffId)).toBe('33010000')
  expect(await come(untold, 'w50', '月球分公司')).toBe(staffId)
  expect(await branchOf(untold, staffId)).toBe('33010000')
})
