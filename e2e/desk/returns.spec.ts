import { type Browser, expect, type Page } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { ReturnForm } from '../pages/return-form.ts'
import { violations } from '../screens/violations.ts'
import { factsToTry } from '../support/demo.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const payload = '<img src=x onerror="window.wasHit=1"> 单号查不到寄回记录'

/** A customer in a browser of their own, who claims an order and looks at its progress. */
async function customerWhoClaims(browser: Browser, at: number, phone: string) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': `10.89.0.${at}` },
  })
  const page = await context.newPage()
  const { insuranceOrderId: order = '' } = await factsToTry(
    page,
    'checkOrder',
    'not claimed yet',
    at,
  )
  const form = await ReturnForm.open(page)
  await form.fill({ order, courier: '顺丰速运', phone })
  await form.sendWithCode()
  const registNo = await form.reportNumber()
  await page.getByRole('link', { name: '查看进度' }).click()
  const progress = new ClaimProgress(page)
  await expect(progress.currentStep).toContainText('审核')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  return { page, progress, order, registNo }
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window && !('wasHit' in window))
}

test('staff decide on returns, and the pages that the customers have open show it without a reload', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const paid = await customerWhoClaims(browser, 1, '13900029001')
  const unpaid = await customerWhoClaims(browser, 2, '13900029002')
  await openDesk(page, 'claims3', '/returns')
  const find = async (number: string) => {
    await page.goto('/desk/#/returns')
    await page.getByRole('textbox', { name: '报案号或订单号' }).fill(number)
    await page.getByRole('button', { name: '查找' }).click()
    await expect(page.getByRole('region', { name: '订单和快递' })).toBeVisible()
  }

  await test.step('one is found in the list, looked at, and accepted', async () => {
    await page.getByRole('link', { name: paid.registNo }).click()
    await expect(page.getByRole('region', { name: '订单和快递' })).toContainText(paid.order)
    await expectGoodLooks(page)
    await page.getByRole('button', { name: '同意赔付' }).click()
    const dialog = page.getByRole('dialog', { name: '同意赔付这笔退货运费？' })
    await expect(dialog).toContainText(/最多赔付.+元/)
    await dialog.getByRole('button', { name: '看看客户会看到什么' }).click()
    await expect(dialog).toContainText('状态变为“赔付中”。')
    await expectGoodLooks(page)
    await dialog.getByRole('button', { name: '同意赔付' }).click()
    await expect(page.getByText('已同意赔付，付款后')).toBeVisible()
    await expect(paid.progress.currentStep).toContainText('赔付')
  })

  await test.step('one is found by its order, and refused with a reason', async () => {
    await find(unpaid.order)
    await page.getByRole('button', { name: '不予赔付' }).click()
    const dialog = page.getByRole('dialog', { name: '不予赔付' })
    await dialog.getByRole('button', { name: '看看客户会看到什么' }).click()
    const reason = dialog.getByRole('textbox', { name: '原因' })
    await expect(reason).toHaveAccessibleDescription('请填写原因')
    await dialog.getByRole('combobox', { name: '常见原因' }).selectOption({ index: 1 })
    await expect(reason).toHaveValue(/请核对单号/)
    await reason.fill(payload)
    await dialog.getByRole('button', { name: '看看客户会看到什么' }).click()
    await expect(dialog.getByRole('list', { name: '客户会看到' })).toContainText(payload)
    await expectGoodLooks(page)
    await dialog.getByRole('button', { name: '不予赔付' }).click()
    await expect(page.getByText('要改变决定')).toBeVisible()
    await expect(unpaid.progress.steps.last()).toContainText(payload)
    await expectGoodLooks(page)
  })

  await test.step('each stands where it belongs', async () => {
    for (const [tab, registNo] of [
      ['同意赔付', paid.registNo],
      ['不予赔付', unpaid.registNo],
    ] as const) {
      await page.goto('/desk/#/returns')
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('link', { name: registNo })).toBeVisible()
    }
    await expectGoodLooks(page)
  })

  for (const customer of [paid.page, unpaid.page]) {
    expect(await isSameDocument(customer)).toBe(true)
    await customer.context().close()
  }
  expect(await page.evaluate(() => 'wasHit' in window)).toBe(false)
})

test('who is second to decide is told, keeps the reason that was typed, and decides nothing', async ({
  page,
  browser,
}) => {
  const { page: customer, registNo } = await customerWhoClaims(browser, 3, '13900029003')
  await customer.context().close()
  await openDesk(page, 'claims3', '/returns')
  await page.getByRole('link', { name: registNo }).click()
  await page.getByRole('button', { name: '不予赔付' }).click()
  const dialog = page.getByRole('dialog', { name: '不予赔付' })
  await dialog.getByRole('textbox', { name: '原因' }).fill('商家没有同意。')

  const colleague = await browser.newContext({ viewport: desktop })
  const other = await colleague.newPage()
  await openDesk(other, 'claims1', '/returns')
  await other.getByRole('link', { name: registNo }).click()
  await other.getByRole('button', { name: '同意赔付' }).click()
  const accepting = other.getByRole('dialog')
  await accepting.getByRole('button', { name: '看看客户会看到什么' }).click()
  await accepting.getByRole('button', { name: '同意赔付' }).click()
  await expect(other.getByText('已同意赔付，付款后')).toBeVisible()
  await colleague.close()

  await dialog.getByRole('button', { name: '看看客户会看到什么' }).click()
  await expect(dialog.getByRole('alert')).toContainText('刚刚有了新的进展')
  await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveValue('商家没有同意。')
  await page.keyboard.press('Escape')
  await expect(page.getByText('已同意赔付，付款后')).toBeVisible()
})

async function expectGoodLooks(page: Page): Promise<void> {
  for (const size of [tablet, desktop]) {
    await page.setViewportSize(size)
    expect.soft(await violations(page)).toEqual([])
  }
}
