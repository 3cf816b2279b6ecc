import type { TypedOf } from '@ecenter/contract/call.ts'
import { getComCode } from '@ecenter/contract/places/place.ts'
import {
  generateLink,
  groupCheckMobile,
  mailPromotionLink,
  namePromoter,
} from '@ecenter/contract/promotions/promotion-calls.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { demoBranches } from '../../../demo/outlets/demo-outlets.ts'
import { demoEmployees } from '../../../demo/promotions/demo-employees.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { storeEmployees } from '../store/employee.repository.ts'

const phoneNumber = '13700005001'
const missing = { code: 'E3010001' }
const linkForm = /^http:\/\/127\.0\.0\.1:8080\/t\/[2-9A-HJ-NP-Za-hjkmnp-z]{8}$/

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService({ demo: false })
  await storeBranches(service, demoBranches())
  await storeEmployees(service, demoEmployees())
  visitor = await newSession(service)
  await visitor.provePhone(phoneNumber)
})
afterEach(() => service.close())

type Application = TypedOf<typeof generateLink>

function application(given: Partial<Application> = {}): Application {
  return {
    employeeNo: 'E1001',
    promoterName: '王**',
    promoteProduct: 'car',
    phoneNumber,
    cityCode: '11000000',
    comCode: '11000000',
    ...given,
  }
}

async function promoters(): Promise<number> {
  return (await service.db.selectFrom('promoter').select('code').execute()).length
}

test('an employee number shows whose it is, masked, and where they work', async () => {
  expect(await visitor.get(namePromoter, { employeeNo: ' e1001 ' })).toEqual({
    promoterName: '王**',
    comCode: '11000000',
    cityCode: '11000000',
  })
})

test.each(['E9999', 'E1014'])(
  '%s is refused at its field: nobody has it now',
  async (employeeNo) => {
    expect(await visitor.ask(namePromoter, { employeeNo })).toMatchObject({
      code: '1000',
      field: 'employeeNo',
      message: '没有这个工号，请核对。确认无误的，请拨打 95518。',
    })
  },
)

test('who tries numbers one after the other finds nobody after three wrong ones', async () => {
  for (let number = 0; number < 3; number++) {
    await visitor.ask(namePromoter, { employeeNo: `E${9000 + number}` })
  }
  expect(await visitor.ask(namePromoter, { employeeNo: 'E1001' })).toMatchObject({
    code: '1000',
    field: 'employeeNo',
  })
})

test('who asks for one right number after the other is shown nobody after ten', async () => {
  const employeeNo = 'E1001'
  for (let asked = 0; asked < 10; asked++) await visitor.get(namePromoter, { employeeNo })
  expect(await visitor.ask(namePromoter, { employeeNo })).toMatchObject({
    code: '1000',
    field: 'employeeNo',
    message: '没有这个工号，请核对。确认无误的，请拨打 95518。',
  })
  const colleague = await newSession(service)
  expect(await colleague.ask(namePromoter, { employeeNo })).toMatchObject({ code: '1' })
})

test('who tries a hundred numbers in new sessions all the time learns of three people', async () => {
  let shown = 0
  for (let at = 0; at < 100; at++) {
    const otherVisitor = newVisitor(service, '203.0.113.9')
    await otherVisitor.open()
    const employeeNo = `E${1001 + ((at * 37) % 100)}`
    if ((await otherVisitor.ask(namePromoter, { employeeNo })).code === '1') shown += 1
  }
  expect(shown).toBe(3)
})

test('an application is answered with a link, which the phone then promotes by', async () => {
  const asked = { phoneNumber, promoteProduct: 'car' } as const
  expect(await visitor.get(groupCheckMobile, asked)).toEqual({ isPromoter: false })
  const { carLink } = await visitor.get(generateLink, application())
  expect(carLink).toMatch(linkForm)
  expect(await visitor.get(groupCheckMobile, asked)).toEqual({ isPromoter: true, carLink })
  expect(await visitor.get(groupCheckMobile, { ...asked, promoteProduct: 'non-car' })).toEqual({
    isPromoter: false,
  })
})

test('in a city without a branch those of its province are offered, and are taken', async () => {
  const cityCode = '44090000'
  const { branches } = await visitor.get(getComCode, { cityCode })
  const [{ comCode } = { comCode: '' }] = branches
  expect(await visitor.get(generateLink, application({ cityCode, comCode }))).toMatchObject({
    carLink: expect.stringMatching(linkForm),
  })
})

test('a phone that promotes already is refused at its field, and nothing is stored', async () => {
  await visitor.get(generateLink, application())
  expect(
    await visitor.ask(generateLink, application({ employeeNo: 'E1002', promoterName: '李**' })),
  ).toMatchObject({
    code: '1000',
    field: 'phoneNumber',
    message: '这个手机号已经是推广人，不用重复申请，可以直接查看推广链接',
  })
  expect(await promoters()).toBe(1)
})

test('fifty applications of one phone at once make one link', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor.ask(generateLink, application())),
  )
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === '1')).toHaveLength(1)
  expect(codes.filter((code) => code === '1000')).toHaveLength(49)
  expect(await promoters()).toBe(1)
})

test.each([
  ['another name than the number has', { promoterName: '张**' }, 'promoterName'],
  ['a branch of another city', { comCode: '31000000' }, 'comCode'],
  ['a number of nobody', { employeeNo: 'E9999' }, 'employeeNo'],
])('%s is refused at its field', async (_, given, field) => {
  expect(await visitor.ask(generateLink, application(given))).toMatchObject({ code: '1000', field })
  expect(await promoters()).toBe(0)
})

test('without a code to the phone that is typed nothing is told or stored', async () => {
  const otherVisitor = await newSession(service)
  const ofOther = application({ phoneNumber: '13700005002' })
  const asked = { phoneNumber, promoteProduct: 'car' }
  expect(await otherVisitor.ask(generateLink, application())).toMatchObject(missing)
  expect(await otherVisitor.ask(groupCheckMobile, asked)).toMatchObject(missing)
  expect(await visitor.ask(generateLink, ofOther)).toMatchObject(missing)
  expect(await promoters()).toBe(0)
})

test('the link is mailed with a picture of it, and no more than three times a day', async () => {
  const { carLink } = await visitor.get(generateLink, application())
  const wanted = { phoneNumber, email: 'wang@example.com', promoteProduct: 'car' } as const
  expect(await visitor.get(mailPromotionLink, wanted)).toEqual({ maskedEmail: 'w***@example.com' })
  const [mail] = await service.outbox.messages()
  expect(mail).toMatchObject({ to: 'wang@example.com', subject: '【示例财险】您的团购推广链接' })
  expect(mail?.text).toContain(carLink)
  expect(mail?.attachments).toMatchObject([{ name: '推广二维码.png' }])
  await visitor.get(mailPromotionLink, wanted)
  await visitor.get(mailPromotionLink, wanted)
  expect(await visitor.ask(mailPromotionLink, wanted)).toMatchObject({ code: 'E3020001' })
})

test('a short link leads to the purchase entry with its promoter', async () => {
  const { carLink } = await visitor.get(generateLink, application())
  const { pathname } = new URL(carLink)
  const opened = await visitor.inject({ method: 'GET', url: pathname })
  expect(opened.statusCode).toBe(302)
  expect(opened.headers.location).toBe(`/#/car-purchase?tg=${pathname.slice(3)}`)
  const foreign = await visitor.inject({ method: 'GET', url: '/t/%2F%2Fevil.example' })
  expect(foreign.headers.location).toBe('/#/car-purchase')
})
