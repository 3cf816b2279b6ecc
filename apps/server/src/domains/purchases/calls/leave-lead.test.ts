import type { TypedOf } from '@ecenter/contract/call.ts'
import { leaveLead, queryPromoter } from '@ecenter/contract/purchases/lead.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { promoter, storePromoters } from '../../../../test/subjects/promoters.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'

const mobile = '13700006001'
const promoterCode = 'ABCDEFGH'

let service: TestService
let visitor: Visitor
beforeEach(() => open())
afterEach(() => service.close())

async function open(env: NodeJS.ProcessEnv = {}): Promise<void> {
  service = await openTestService({ demo: false, env })
  await storePromoters(service, promoter({ code: promoterCode, phoneNumber: '13800008888' }))
  visitor = await newSession(service)
  await visitor.provePhone(mobile)
}

function wish(given: Partial<TypedOf<typeof leaveLead>> = {}): TypedOf<typeof leaveLead> {
  return { applicant: '林小满', mobile, cityCode: '11000000', ...given }
}

function leads() {
  return service.db.selectFrom('purchase_lead').selectAll().orderBy('product').execute()
}

test('who wants to buy is told a number and when an adviser calls', async () => {
  const { leadNo, callBack, salesUrl } = await visitor.get(leaveLead, wish())
  expect(leadNo).toMatch(/^YX20261120\d{8}$/)
  expect(callBack).toBe('1 个工作日内')
  expect(salesUrl).toBeUndefined()
  expect(await leads()).toMatchObject([{ lead_no: leadNo, status: 'open', promoter_code: null }])
})

test('a link shows who recommends, masked, and the wish is theirs', async () => {
  expect(await visitor.get(queryPromoter, { promoterCode })).toEqual({
    maskedName: '王**',
    maskedPhone: '138****8888',
    promoteProduct: 'car',
  })
  await visitor.get(leaveLead, wish({ promoterCode }))
  expect(await leads()).toMatchObject([{ promoter_code: promoterCode }])
})

test('what is wanted is what the link is for', async () => {
  const code = 'ABCDEFGK'
  await storePromoters(service, promoter({ code, product: 'non-car' }))
  await visitor.get(leaveLead, wish({ promoterCode: code }))
  await visitor.get(leaveLead, wish())
  expect(await leads()).toMatchObject([
    { promoter_code: null, product: 'car' },
    { promoter_code: code, product: 'non-car' },
  ])
})

test('a code of nobody finds nobody, and the wish counts without it', async () => {
  expect(await visitor.ask(queryPromoter, { promoterCode: 'HGFEDCBA' })).toMatchObject({
    code: '1007',
  })
  await visitor.get(leaveLead, wish({ promoterCode: 'HGFEDCBA' }))
  expect(await leads()).toMatchObject([{ promoter_code: null }])
})

test('the same wish is one a day, also when fifty come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor.get(leaveLead, wish())),
  )
  expect(new Set(answers.map(({ leadNo }) => leadNo)).size).toBe(1)
  expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
  expect(await leads()).toHaveLength(1)
})

test('a sales site is told the number alone', async () => {
  await service.close()
  await open({ SALES_SITE_URL: 'https://sales.example/start?from=ecenter' })
  const { leadNo, salesUrl, callBack } = await visitor.get(leaveLead, wish())
  expect(salesUrl).toBe(`https://sales.example/start?from=ecenter&lead=${leadNo}`)
  expect(callBack).toBeUndefined()
})

test('without a code to the phone that is typed nothing is kept', async () => {
  const refused = await visitor.ask(leaveLead, wish({ mobile: '13700006002' }))
  expect(refused).toMatchObject({ code: 'E3010001' })
  expect(await leads()).toHaveLength(0)
})

test('no name or phone lies plain in the database', async () => {
  await visitor.get(leaveLead, wish({ sharePhone: '13900009999' }))
  const stored = JSON.stringify(await leads())
  for (const canary of ['林小满', mobile, '13900009999']) expect(stored).not.toContain(canary)
})
