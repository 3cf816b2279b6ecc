import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { EmailSheet } from '../pages/email-sheet.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { Verification } from '../pages/verification.ts'
import type { Customer } from '../support/people.ts'
import { dismiss, goBack } from '../support/way-back.ts'
import { hold, refusal, success } from '../support/wire.ts'

/**
 * A journey of a customer through every screen and state of the site; it stops at each for the visitor.
 * The customer has a commercial policy with changes and with a document.
 */
export async function* everyScreen(page: Page, customer: Customer): AsyncGenerator<string> {
  const query = await CarPolicyQuery.open(page)
  await expect(query.imageCode.picture).toBeVisible()
  yield 'query'
  await query.submit.click()
  yield 'query-errors'
  await page.getByRole('button', { name: '省份简称' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  yield 'province-sheet'
  await dismiss(page)
  yield* failures(page, query, customer)
  yield* found(page, query, customer)
  yield* details(page)
  yield* verification(page)
  yield* others(page)
  yield* loggedIn(page)
}

async function* failures(page: Page, query: CarPolicyQuery, customer: Customer) {
  const lookup = '**/ecenter/policy/policy/wapCarProperty'
  await query.fill(customer)
  await page.route(lookup, (route) => route.fulfill(refusal('E1010001', '数据获取失败')))
  await query.submit.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  yield 'error-dialog'
  await dismiss(page)
  await page.unroute(lookup)
}

async function* found(page: Page, query: CarPolicyQuery, customer: Customer) {
  await query.fill(customer)
  const letCovers = await hold(page, '**/ecenter/policy/policy/wapCarJT*')
  await query.submit.click()
  await expect(page.getByText('已查到')).toBeVisible()
  yield 'result-so-far'
  letCovers()
  await expect(page.getByText('共查到')).toBeVisible()
  yield 'result'
  const letAll = await hold(page, '**/ecenter/policy/policy/wapCar*')
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'loading'
  letAll()
  await expect(page.getByText('共查到')).toBeVisible()
}

async function* details(page: Page) {
  await page.getByRole('link', { name: '机动车商业保险' }).first().click()
  const detail = new PolicyDetail(page)
  await expect(detail.codeSheet.slide.slider).toBeVisible()
  yield 'slide-sheet'
  await detail.codeSheet.slide.passByFinger()
  await expect(detail.codeSheet.sentTo).toBeVisible()
  yield 'code-sheet'
  await detail.codeSheet.typeWrongCode()
  await expect(detail.codeSheet.code).toHaveAttribute('aria-invalid', 'true')
  yield 'code-sheet-wrong'
  await detail.codeSheet.typeCode()
  await detail.isShown()
  yield 'detail'
  yield* behindDetails(page, detail)
}

async function* behindDetails(page: Page, detail: PolicyDetail) {
  await page.getByRole('link', { name: '商业险批改记录' }).click()
  await expect(page.getByText('批单号').first()).toBeVisible()
  yield 'endorsements'
  await goBack(page)
  await page.getByRole('link', { name: '商业险条款' }).click()
  await page.locator('summary').first().click()
  yield 'clauses'
  await goBack(page)
  await detail.isShown()
  const document = new PolicyDocument(page)
  await document.choose()
  yield 'document-sheet'
  await document.choice.getByRole('link', { name: '机动车商业保险' }).click()
  await document.inkOf(1)
  await expect(document.pages.nth(1)).toBeVisible()
  await document.inkOf(2)
  yield 'document'
  yield* aroundDocument(page, document)
}

async function* aroundDocument(page: Page, document: PolicyDocument) {
  await document.largeType.click()
  await expect(page.getByRole('article').getByRole('heading').first()).toBeVisible()
  yield 'document-large-type'
  await document.asPrinted.click()
  await document.more.click()
  const asLink = page.getByRole('button', { name: '用链接打开' })
  await expect(asLink).toBeVisible()
  yield 'document-more'
  await asLink.click()
  await expect(page.getByRole('textbox', { name: '一次性链接' })).toBeVisible()
  yield 'document-link'
  await dismiss(page)
  await document.mail.click()
  const mail = new EmailSheet(page)
  await expect(mail.address).toBeVisible()
  yield 'document-mail'
  await mail.send.click()
  yield 'document-mail-error'
  await dismiss(page)
}

const verdicts = [
  ['genuine', verified('in-force')],
  ['cancelled', verified('cancelled')],
  ['altered', success({ verdict: 'altered' })],
  ['unknown', success({ verdict: 'unknown' })],
  ['out-of-reach', { status: 503 }],
] as const

async function* verification(page: Page) {
  const { choose } = await Verification.open(page)
  yield 'verify'
  await new Verification(page).check(Buffer.from('no document'))
  await expect(choose).toHaveAccessibleDescription(/不是 PDF/)
  yield 'verify-no-pdf'
  const call = '**/ecenter/self/electronic-policies/verifyCode'
  for (const [name, answer] of verdicts) {
    await page.route(call, (route) => route.fulfill(answer))
    await page.goto(`/#/verify?code=${name.padEnd(22, '-')}`)
    await expect(page.locator('main h2').first()).toBeVisible()
    yield `verify-${name}`
    await page.unroute(call)
  }
}

function verified(status: PolicyStatus) {
  const facts = {
    productName: '机动车交通事故责任强制保险',
    maskedPolicyNo: 'PDZA **** **** 1370',
    maskedInsuredName: '王**',
    maskedPlate: '京A***21',
    startDate: '2026-07-24',
    endDate: '2027-07-23',
    status,
    signedAt: '2026-07-10T06:05:00.000Z',
    signedBy: '示例财险',
    paper: 'policy',
    isNewest: status === 'in-force',
  }
  return success({ verdict: 'genuine', facts })
}

const otherPages = [
  { name: 'home-recent', path: '/home', heading: '继续上次的查看' },
  { name: 'not-found', path: '/404', heading: '没有这个页面' },
  { name: 'agreement', path: '/agreement', heading: '个人信息处理规则' },
  { name: 'go-to-we-chat', path: '/gowx?page=/verify', heading: '用微信扫一扫' },
  { name: 'channel-query', path: '/policy-query-channel', heading: '用保单号查保单' },
]

async function* others(page: Page) {
  for (const { name, path, heading } of otherPages) {
    await page.goto(`/#${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    yield name
  }
}

/** Signed on by an app, with nothing opened yet. */
async function* loggedIn(page: Page) {
  await page.goto('/dev/hand-over')
  await expect(page.getByRole('link', { name: '查看我的保障', exact: true })).toBeVisible()
  yield 'home-logged-in'
}
