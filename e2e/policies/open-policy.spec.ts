import { expect } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { inkIn } from '../pages/policy-document.ts'
import {
  customerWhoCancelled,
  customerWhoRenewed,
  customerWhosePolicyBeginsSoon,
  customerWhosePolicyExpired,
  customerWithCompulsoryOnly,
  customerWithoutPhone,
  customerWithTwoCars,
  customerWithTwoPolicies,
} from '../support/people.ts'
import { textOf } from '../support/read.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

test('with a finger and the code sent to the phone on file, a customer opens the whole policy', async ({
  page,
}) => {
  const detail = await PolicyDetail.askFor(page, customerWithTwoPolicies)
  await detail.codeSheet.slide.passByFinger()
  await expect(detail.codeSheet.sentTo).toContainText('181****9420')
  await detail.codeSheet.typeCode()
  await detail.isShown()

  await expect(page).toHaveTitle('我的保单')
  await expect(detail.row('车辆和人员', '投保人')).toHaveText('阿依古丽·买买提江')
  await expect(detail.row('车辆和人员', '证件号码')).toHaveText(/^650\*+$/)
  await expect(detail.row('车辆和人员', '使用性质')).toHaveText('家庭自用，7 座')
  await expect(detail.row('商业险', '机动车第三者责任保险')).toHaveText('2,000,000.00')
  await expect(detail.row('交强险', '死亡伤残')).toHaveText('180,000.00')
  const amounts = await Promise.all(
    ['商业险', '交强险', '车船税（代收）'].map(async (label) =>
      fen(await textOf(detail.row('保费', label))),
    ),
  )
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  expect(sum).toBeGreaterThan(0)
  expect(fen(await textOf(detail.row('保费', '合计')))).toBe(sum)
})

test('the terms before this one open from it, without another code', async ({ page }) => {
  const detail = await PolicyDetail.openAs(page, customerWhoRenewed, '未生效')
  await detail.card('往年保单').getByRole('link', { name: '机动车商业保险' }).click()

  // Over, where midnight has passed since the demo was loaded.
  await expect(page.getByRole('img', { name: /还剩 1 天$|已到期/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '往年保单' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('by keyboard alone a customer opens the policy too', async ({ page }) => {
  const detail = await PolicyDetail.askFor(page, customerWhosePolicyExpired)
  await detail.codeSheet.slide.passByKeyboard()
  await detail.codeSheet.typeCode()
  await detail.isShown()
})

test('by a screen reader or a switch too, which move the piece step by step', async ({ page }) => {
  const detail = await PolicyDetail.askFor(page, customerWhosePolicyExpired)
  await detail.codeSheet.slide.passBySteps()
  await expect(detail.codeSheet.slide.slider).toBeHidden()
})

test('changes, each with its document, and clauses of the policy are read from it, and back leads to the list', async ({
  page,
}) => {
  await PolicyDetail.openAs(page, customerWhoCancelled)

  await page.getByRole('link', { name: '商业险批改记录' }).click()
  await expect(page.getByRole('region', { name: '退保' })).toContainText('退还保险费')
  await page.getByRole('link', { name: '查看批单' }).click()
  const endorsement = page.getByRole('img', { name: /^电子批单，第 1 页/ })
  await expect.poll(() => inkIn(endorsement)).toBeGreaterThan(0.005)
  await goBack(page)
  await goBack(page)
  await page.getByRole('link', { name: '商业险条款' }).click()
  const clause = page.getByRole('group').first()
  await clause.locator('summary').click()
  await expect(clause.getByRole('paragraph').first()).toBeVisible()
  await goBack(page)
  await page.getByRole('button', { name: '返回上一页' }).click()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
})

test('a wrong code tells how many tries are left, and the right one still opens the policy', async ({
  page,
}) => {
  const detail = await PolicyDetail.askFor(page, customerWhosePolicyBeginsSoon)
  const { codeSheet } = detail
  await codeSheet.slide.passByFinger()
  await codeSheet.typeWrongCode()

  await expect(codeSheet.code).toHaveAccessibleDescription('短信验证码不对，还可以试 4 次。')
  await expect(codeSheet.code).toHaveValue('')
  await codeSheet.typeCode('wide')
  await detail.isShown()
})

test('without a phone on file the details stay closed and the hotline helps', async ({ page }) => {
  const { codeSheet } = await PolicyDetail.askFor(page, customerWithoutPhone)
  await codeSheet.slide.passByFinger()

  const sheet = page.getByRole('dialog', { name: '短信验证' })
  await expect(sheet.getByRole('alert')).toContainText('这份保单没有登记手机号')
  await expect(sheet.getByRole('link', { name: '拨打 95518' })).toHaveAttribute('href', 'tel:95518')
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('heading', { name: '需要短信验证' })).toBeVisible()
})

test('after a reload the list is there again without a new code', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.askAs(customerWithTwoCars)
  await page.reload()

  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
})

/** 1,234.50 as a whole number of fen, so that sums are exact. */
function fen(amount: string): number {
  return Number(amount.replaceAll(/[,.]/g, ''))
}

test('who closes the code sheet by mistake still types the code that was sent', async ({
  page,
}) => {
  const detail = await PolicyDetail.askFor(page, customerWithCompulsoryOnly)
  await detail.codeSheet.slide.passByFinger()
  await expect(detail.codeSheet.sentTo).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(detail.codeSheet.sentTo).toBeHidden()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await detail.codeSheet.typeCode()
  await detail.isShown()
})
