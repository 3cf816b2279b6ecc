import { expect, type Page } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { dismiss } from '../support/way-back.ts'
import { success } from '../support/wire.ts'

interface Person {
  readonly mobile: string
  readonly idTail: string
}

/** Walks from home through the proof to everything that is the customer's. */
export async function* everyPerson(page: Page, { mobile, idTail }: Person): AsyncGenerator<string> {
  await page.goto('/#/home')
  await expect(page.getByRole('link', { name: '用手机号查看我的保障' })).toBeVisible()
  yield 'home'
  yield* notTheirs(page)
  const proof = new PersonProof(page)
  await page.goto('/#/proof')
  await expect(proof.phone).toBeVisible()
  yield 'proof'
  await proof.send.click()
  await expect(proof.phone).toHaveAttribute('aria-invalid', 'true')
  yield 'proof-errors'
  await proof.phone.fill(mobile)
  await proof.send.click()
  await expect(proof.code).toBeVisible()
  yield 'proof-code'
  await page.getByRole('button', { name: '没有收到？' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  yield 'proof-code-help'
  await dismiss(page)
  await proof.code.fill(await proof.sentCode(mobile))
  await expect(proof.tail).toBeVisible()
  yield 'proof-fact'
  await page.getByRole('tab', { name: '车牌号' }).click()
  await expect(proof.plate).toBeVisible()
  yield 'proof-fact-plate'
  await page.getByRole('button', { name: '都不记得' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  yield 'proof-fact-help'
  await dismiss(page)
  await page.getByRole('tab', { name: '证件后四位' }).click()
  await proof.tail.fill(idTail)
  await expect(page.getByRole('heading', { name: '您好' })).toBeVisible()
  yield 'me'
  await page.goto('/#/home')
  await expect(page.getByText('您已验证')).toBeVisible()
  yield 'home-proven'
}

/** What a walk with one person's things does not meet. */
async function* notTheirs(page: Page): AsyncGenerator<string> {
  const states = '**/person/readProof'
  await page.route(states, (route) =>
    route.fulfill(success({ step: 'nothing', asks: [], maskedMobile: '138****5678' })),
  )
  await page.goto('/#/proof')
  await page.reload()
  await expect(page.getByRole('heading', { name: '没有找到保单' })).toBeVisible()
  yield 'proof-nothing'
  await page.unroute(states)
  await page.reload()

  const everything = '**/person/readOverview'
  await page.route(everything, (route) => route.fulfill({ status: 503 }))
  await page.goto('/#/me')
  await expect(page.getByRole('heading', { name: '暂时看不到您的保障' })).toBeVisible()
  yield 'me-unavailable'
  await page.unroute(everything)
  await page.route(everything, (route) => route.fulfill(success(manyThings)))
  await page.goto('/#/home')
  await page.goto('/#/me')
  await expect(page.getByRole('searchbox', { name: '找保单' })).toBeVisible()
  yield 'me-many'
  await page.getByRole('searchbox', { name: '找保单' }).fill('没有这个')
  await expect(page.getByText('没有找到“没有这个”')).toBeVisible()
  yield 'me-many-none'
  await page.unroute(everything)
  await page.route(everything, (route) => route.fulfill(success(nothing)))
  await page.goto('/#/home')
  await page.goto('/#/me')
  await expect(page.getByText('名下现在是空的')).toBeVisible()
  yield 'me-nothing'
  await page.unroute(everything)
}

const nothing = {
  name: '王明',
  handle: 'AAAAAAAAAAAAAAAAAAAAAA',
  maskedMobile: '138****5678',
  opens: 'person',
  tasks: [],
  claims: [],
  cars: [],
  groups: [],
  morePolicies: 0,
  orders: [],
  deliveries: [],
  invoices: [],
}

/** A company's cars, or a traveller's flights. */
const manyThings = {
  ...nothing,
  name: '北京云程出行汽车租赁有限公司',
  morePolicies: 120,
  cars: Array.from({ length: 12 }, (_, at) => ({
    handle: `car-${at}`.padEnd(22, 'A'),
    plate: `京L81${String(at).padStart(2, '0')}Y`,
    brandModel: '远舟 L5',
    status: at < 10 ? 'in-force' : 'expired',
    covers: [{ what: '撞了别人', pays: '最多赔 300 万' }],
    policies: [],
  })),
  groups: [
    {
      group: 'travel',
      title: '出行',
      covers: [],
      policies: Array.from({ length: 30 }, (_, at) => ({
        handle: `flight-${at}`.padEnd(22, 'A'),
        kind: 'flight-delay',
        productName: '航班延误保险',
        maskedPolicyNo: 'PHAD **** **** 0001',
        maskedInsuredName: '王*',
        insuredName: '王明',
        startDate: '2026-10-22',
        endDate: '2026-10-23',
        status: at === 0 ? 'in-force' : 'expired',
      })),
    },
  ],
}
