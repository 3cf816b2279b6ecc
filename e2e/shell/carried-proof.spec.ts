import { urlOf } from '@ecenter/contract/call.ts'
import { readProof } from '@ecenter/contract/person/read-proof.ts'
import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { PersonProof } from '../pages/person-proof.ts'
import { violations } from '../screens/violations.ts'
import { customerWhoCancelled, customerWithEverything } from '../support/people.ts'
import { test } from '../support/visitor.ts'
import { hold } from '../support/wire.ts'

const other = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** By an app's ticket, which proves as much as a phone and a fact. */
async function arriveProven(page: Page): Promise<void> {
  await page.goto('/dev/hand-over')
  await expect(page.getByRole('link', { name: '查看我的保障', exact: true })).toBeVisible()
}

test('who has proven who they are finds their car in place of the form: one tap, nothing typed', async ({
  page,
}) => {
  await arriveProven(page)
  await page.goto('/#/policy-query')
  const own = page.getByRole('region', { name: '您的车' })
  const car = own.getByRole('link', { name: customerWithEverything.licenseNo })
  await expect(car).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  const proof = new PersonProof(page)
  await proof.tap(car)
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 1, typed: 0 })
  await expect(page).toHaveURL(/me\/car\?handle=/)
  await expect(page.getByRole('heading', { name: '理赔' })).toBeVisible()
  // The anonymous way is one line below, and asks for no picture for what is theirs.
  await page.goBack()
  const query = new CarPolicyQuery(page)
  await other(page, '查别的保单').click()
  await expect(query.imageCode.field).toHaveCount(0)
  await query.plate.fill(customerWithEverything.licenseNo)
  await query.idNumber.fill(customerWithEverything.identifyNumber)
  await query.consent.check()
  await query.submit.click()
  await expect(page.getByText('共查到')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '保障中' }).first().click()
  await expect(page.getByText('王明').first()).toBeVisible()
})

test('for somebody else’s things the picture comes back, with what it is for', async ({ page }) => {
  await arriveProven(page)
  await page.goto('/#/policy-query')
  await other(page, '查别的保单').click()
  const query = new CarPolicyQuery(page)
  await expect(query.imageCode.field).toHaveCount(0)
  await query.plate.fill(customerWhoCancelled.licenseNo)
  await query.idNumber.fill(customerWhoCancelled.identifyNumber)
  await query.consent.check()
  await query.submit.click()
  await expect(page.getByText('请输入图中 4 位字符，区分大小写。')).toBeVisible()
  await expect(query.imageCode.field).toBeFocused()
  await query.imageCode.type()
  await query.submit.click()
  await expect(page.getByText('共查到')).toBeVisible()
})

test('a form that a slide guards finds one’s own claims without it', async ({ page }) => {
  await arriveProven(page)
  await page.goto('/#/claims-query')
  await expect(
    page.getByRole('region', { name: '您的车险理赔' }).getByRole('link'),
  ).not.toHaveCount(0)
  await other(page, '查别的理赔').click()
  await page.getByRole('textbox', { name: '车牌号' }).fill(customerWithEverything.licenseNo)
  await page.getByRole('textbox', { name: '证件号码' }).fill(customerWithEverything.identifyNumber)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '查询理赔' }).click()
  await expect(page).toHaveURL(/claims-mine-car/)
  await expect(page.getByText('报案号').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('whoever has proven nothing is asked as ever, once the page has long been there', async ({
  page,
}) => {
  const asked = page.waitForResponse((response) => response.url().endsWith(urlOf(readProof)))
  const query = await CarPolicyQuery.open(page)
  await query.plate.fill(customerWithEverything.licenseNo)
  await (await asked).finished()
  await query.imageCode.type()
  await expect(query.imageCode.field).toHaveValue(/^\w{4}$/)
  await expect(other(page, '查别的保单')).toHaveCount(0)
})

test('on a form that is loaded anew their things come with the first answers, and keep their place until then', async ({
  page,
}) => {
  await arriveProven(page)
  const letGo = await hold(page, '**/person/readOverview')
  // What a form puts off until a first screen has long been painted never comes.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    const without = (act: () => void, ms?: number) => (ms === 5000 ? 0 : wait(act, ms))
    Object.assign(window, { setTimeout: without })
  })
  await page.goto('/#/policy-query')
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  letGo()
  const own = page.getByRole('region', { name: '您的车' })
  await expect(own.getByRole('link', { name: customerWithEverything.licenseNo })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
