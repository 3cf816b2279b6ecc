import { expect, type Page } from '@playwright/test'
import { CodeSheet } from '../pages/code-sheet.ts'
import { OtherPolicyDetail } from '../pages/other-policy-detail.ts'
import { PolicyQuery } from '../pages/policy-query.ts'
import { SlideSheet } from '../pages/slide-sheet.ts'
import { factsToTry } from '../support/demo.ts'
import { customerWhosePolicyExpired, personWithEverything } from '../support/people.ts'
import { dismiss, goBack } from '../support/way-back.ts'
import { hold, refusal, success } from '../support/wire.ts'

/** Whose phones ring on the journey, by a word of what their policies show. */
export interface Proven {
  readonly home: string
  /** One of the many of a group policy. */
  readonly member: string
}

const car = { licenseNo: '京G5H575', brandModel: '远舟 L5', productName: '机动车商业保险' }
const nobody = 'handle=AbCdEfGhIjKlMnOpQrStUv'

/** A journey through what the forms for other policies find, its states, and the plate of a car. */
export async function* everyResult(page: Page, proven: Proven): AsyncGenerator<string> {
  yield* lists(page)
  yield* proofs(page)
  yield* details(page, proven)
  yield* plates(page)
}

async function* lists(page: Page) {
  const lookup = '**/wapNoCarProperty'
  const query = await PolicyQuery.open(page, '/policy-query-property?by=name')
  await query.ask(personWithEverything)
  await expect(page.getByText('共查到')).toBeVisible()
  yield 'found'
  const letGo = await hold(page, lookup)
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'found-loading'
  letGo()
  await expect(page.getByText('共查到')).toBeVisible()
  await page.unroute(lookup)
  await page.route(lookup, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时打不开' })).toBeVisible()
  yield 'found-out-of-reach'
  await page.unroute(lookup)
  yield* otherLists(page)
}

async function* otherLists(page: Page) {
  const { identifyNumber } = customerWhosePolicyExpired
  const property = await PolicyQuery.open(page, '/policy-query-property?by=name')
  await property.choose('被保险人')
  await property.ask({ visaserialNo: '李桂兰', identifyNumber })
  await expect(page.getByRole('heading', { name: '没有这类保单' })).toBeVisible()
  yield 'found-none'
  const family = await PolicyQuery.open(page, '/policy-query-wdf')
  await family.ask(await factsToTry(page, 'queryEyoungInfo', 'a student with two policies'))
  await expect(page.getByText('共查到')).toBeVisible()
  yield 'found-family'
  const person = await PolicyQuery.open(page, '/warranty-query')
  await person.ask(await factsToTry(page, 'queryLEDInfo', 'the main customer, everything'))
  await expect(page.getByText('共查到')).toBeVisible()
  yield 'found-person'
}

/** What stands in place of details whose proof has run out. */
async function* proofs(page: Page) {
  await page.goto(`/#/policy-detail?${nobody}&kind=household`)
  await new SlideSheet(page).passByFinger()
  await expect(page.getByRole('alert')).toContainText('查询结果已失效')
  yield 'proof-lost'
  await dismiss(page)
  await expect(page.getByRole('heading', { name: '需要短信验证' })).toBeVisible()
  yield 'proof-needed'
}

async function* details(page: Page, { home, member }: Proven) {
  const policy = await open(page, home)
  yield 'other-detail'
  const opened = new URLSearchParams(page.url().split('?')[1])
  await page.goto(`/#/policy-detail-correctInfos?handle=${opened.get('handle')}`)
  await expect(page.getByRole('heading', { name: '没有批改记录' })).toBeVisible()
  yield 'endorsements-none'
  await goBack(page)
  await policy.isShown()
  await open(page, member)
  yield 'own-share'
}

async function open(page: Page, shows: string): Promise<OtherPolicyDetail> {
  const { policyNo, identifyNumber } = await factsToTry(page, 'wapNoCarProperty', shows)
  const query = await PolicyQuery.open(page, '/policy-query-property')
  await query.choose('被保险人')
  return OtherPolicyDetail.openFound(query, { policyNo, identifyNumber })
}

async function* plates(page: Page) {
  const endorsements = [
    { handle: 'a', productName: car.productName, endorsementNo: 'EDAA2026110100010075701' },
    {
      handle: 'b',
      productName: '机动车交通事故责任强制保险',
      endorsementNo: 'EDZA202611010001007',
    },
  ]
  const [read, write] = ['**/queryCorrect', '**/updateCorrect']
  const asked = { licenseNo: '京G5H757', askedAt: '2026-11-25 10:15', dueAt: '2026-11-26 10:15' }
  await page.route(read, (route) => route.fulfill(success({ ...car, canCorrect: true })))
  await page.route(write, (route) =>
    route.fulfill(success({ licenseNo: '京G5H757', endorsements })),
  )
  await page.goto(`/#/license-correct?${nobody}`)
  const plate = page.getByRole('textbox', { name: '新的车牌号' })
  await expect(plate).toBeVisible()
  yield 'plate'
  await page.getByRole('button', { name: '提交' }).click()
  await expect(plate).toHaveAttribute('aria-invalid', 'true')
  yield 'plate-errors'
  await plate.fill('京G5H757')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('heading', { name: '已收到，正在办理' })).toBeVisible()
  yield 'plate-asked'
  for (const [status, title] of [
    ['answered', '车牌号已更新'],
    ['refused', '车牌号没有更改'],
  ] as const) {
    const wish = { ...asked, status, reason: '行驶证上的车牌号不是这个' }
    await page.route(read, (route) => route.fulfill(success({ ...car, canCorrect: true, wish })))
    await page.reload()
    await plate.fill('京G5H757')
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    yield `plate-${status}`
  }
  await page.unrouteAll()
  const reason = '保单已到期，不能再更正车牌。续保时请填写现在的车牌号。'
  await page.route(read, (route) => route.fulfill(success({ ...car, canCorrect: false, reason })))
  await page.reload()
  await expect(page.getByText(reason)).toBeVisible()
  yield 'plate-refused'
  await page.unrouteAll()
  yield* codeTooEarly(page)
}

/** The code of the plate is asked for while the phone may not get another. */
async function* codeTooEarly(page: Page) {
  const [write, send] = ['**/updateCorrect', '**/getCentPhoneCode']
  const wait = { retryAfterSeconds: 37 }
  await page.route('**/queryCorrect', (route) =>
    route.fulfill(success({ ...car, canCorrect: true })),
  )
  await page.route(write, (route) => route.fulfill(refusal('E3010001', '验证已过期，请重新验证。')))
  await page.route(send, (route) => route.fulfill(refusal('E0060001', '验证码刚发过', wait)))
  await page.reload()
  await page.getByRole('textbox', { name: '新的车牌号' }).fill('京G5H757')
  await page.getByRole('button', { name: '提交' }).click()
  const codeSheet = new CodeSheet(page)
  await codeSheet.slide.passByFinger()
  await expect(codeSheet.wait).toBeVisible()
  yield 'code-wait'
  await page.unrouteAll()
  await dismiss(page)
}
