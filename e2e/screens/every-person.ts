import { expect, type Page } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { dismiss } from '../support/way-back.ts'
import { success } from '../support/wire.ts'
import { everyOwnPage } from './every-own-page.ts'

interface Person {
  readonly mobile: string
  readonly idTail: string
}

/** A journey from home through the proof to everything that is the customer's. */
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
  yield* everyOwnPage(page)
  await page.goto('/#/me/payments')
  await expect(page.getByText(/在别处付的保费不在这里/)).toBeVisible()
  yield 'payments'
  await page.goto('/#/me/family')
  await page.getByRole('button', { name: '邀请家人' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '邀请' }).click()
  await expect(page.getByRole('textbox', { name: '您怎么称呼对方' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  yield 'family-offer-errors'
  await dismiss(page)
  await expect(page.getByRole('heading', { name: '还没有让家人看' })).toBeVisible()
  yield 'family-empty'
  await page.goto('/#/home')
  await expect(page.getByText('您已验证')).toBeVisible()
  yield 'home-proven'
}

/** What a journey with one person's things does not meet. */
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
  await openAnew(page)
  await expect(page.getByRole('textbox', { name: '找保单' })).toBeVisible()
  yield 'me-many'
  const search = '**/person/findOwnPolicies'
  await page.route(search, (route) => route.fulfill(success(noneFound)))
  await page.getByRole('textbox', { name: '找保单' }).fill('没有这个')
  await expect(page.getByText('没有找到“没有这个”')).toBeVisible()
  yield 'me-many-none'
  await page.unroute(search)
  await page.unroute(everything)
  await page.route(everything, (route) => route.fulfill(success(nothing)))
  await openAnew(page)
  await expect(page.getByText('名下现在是空的')).toBeVisible()
  yield 'me-nothing'
  await page.unroute(everything)
  yield* familyOf(page)
}

/** What others let somebody see, whom they let see, and offers in both directions. */
async function* familyOf(page: Page): AsyncGenerator<string> {
  const answers = {
    '**/person/readOverview': { ...nothing, hasFamily: true },
    '**/person/readFamily': sharedByFamily,
    '**/person/listFamily': familyList,
  }
  for (const [url, answer] of Object.entries(answers)) {
    await page.route(url, (route) => route.fulfill(success(answer)))
  }
  await openAnew(page)
  await expect(page.getByRole('region', { name: '家人 老罗（罗**）' })).toBeVisible()
  yield 'me-family'
  await page.goto('/#/me/family')
  await page.getByText('已结束的（1 个）').click()
  yield 'family'
  await page.getByRole('button', { name: '接受', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  yield 'family-accept'
  await dismiss(page)
  for (const url of Object.keys(answers)) await page.unroute(url)
}

/** The page of everything, which asks anew once another screen has taken its place. */
async function openAnew(page: Page): Promise<void> {
  await page.goto('/#/home')
  await expect(page.getByRole('link', { name: '用手机号查看我的保障' })).toBeVisible()
  await page.goto('/#/me')
}

const nothing = {
  name: '王明',
  isCompany: false,
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
  cases: [],
  hasFamily: false,
}

const noneFound = { cars: [], groups: [], isMore: false }

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

const delegation = {
  scopes: ['policies', 'claims', 'documents'],
  offeredAt: '2026-11-20 10:10',
  until: '2027-11-20',
}
const familyList = {
  handle: 'AAAAAAAAAAAAAAAAAAAAAA',
  given: [
    { handle: 'B', name: '妈妈', maskedMobile: '133****4028', state: 'accepted', ...delegation },
    {
      handle: 'C',
      name: '孩子他舅舅',
      maskedMobile: '133****9999',
      state: 'offered',
      ...delegation,
    },
    {
      handle: 'D',
      name: '小王',
      maskedMobile: '133****4020',
      state: 'ended',
      endedAt: '2026-11-22 10:00',
      endedBy: 'delegate',
      ...delegation,
    },
  ],
  received: [
    { handle: 'E', maskedName: '阿**', state: 'offered', ...delegation },
    { handle: 'F', maskedName: '罗**', name: '老罗', state: 'accepted', ...delegation },
  ],
}
const sharedByFamily = {
  offers: 1,
  people: [
    {
      handle: 'F',
      name: '老罗',
      maskedName: '罗**',
      scopes: delegation.scopes,
      until: delegation.until,
      policies: ['in-force', 'expired'].map((status) => ({
        handle: `policy-${status}`,
        kind: 'compulsory',
        productName: '机动车交通事故责任强制保险',
        maskedPolicyNo: 'PDZA **** **** 1234',
        maskedInsuredName: '罗**',
        maskedPlate: '浙A***27',
        startDate: '2026-01-22',
        endDate: '2027-01-21',
        status,
        covers: [{ what: '撞了别人', pays: '最多赔 20 万', note: '含医疗费' }],
        hasDocument: true,
      })),
      claims: [
        {
          handle: 'G',
          kind: 'car',
          maskedRegistNo: 'RDAA **** **** 1234',
          productName: '机动车商业保险',
          maskedInsuredName: '罗**',
          maskedPlate: '浙A***27',
          accidentAt: '2026-11-16 08:30',
          reportedAt: '2026-11-16 08:40',
          accidentType: '追尾',
          status: 'open',
          statusText: '定损中',
          headline: '正在核定维修费用',
          todoCount: 0,
          next: { on: '2026-11-28', text: '最晚 11 月 28 日核定完' },
          stepNumber: 3,
          stepCount: 6,
        },
      ],
    },
  ],
}
