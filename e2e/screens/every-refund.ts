import { expect, type Page } from '@playwright/test'
import { RefundLink } from '../pages/refund-link.ts'
import { factsToTry } from '../support/demo.ts'
import { dismiss, historyInOrder } from '../support/way-back.ts'
import { answerNever, refusal, success } from '../support/wire.ts'

const receipt = {
  receiptNo: 'TK2026112200000001',
  registeredAt: '2026-11-22T02:30:00.000Z',
  status: 'registered',
  bankName: '中国工商银行',
  maskedCard: '中国工商银行（尾号 0006）',
}

/** A journey through what a link of the call centre may open. */
export async function* everyRefund(page: Page): AsyncGenerator<string> {
  yield* leadingNowhere(page)
  yield* registering(page)
  yield* registered(page)
}

async function* leadingNowhere(page: Page) {
  await answerNever(page, '**/wapShortInfo')
  await page.goto(RefundLink.addressOf('demo-refund-of-nobody'))
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'refund-loading'
  await page.unrouteAll()
  await page.route('**/wapShortInfo', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时打不开这个链接' })).toBeVisible()
  yield 'refund-out-of-reach'
  await page.unrouteAll()
  await page.reload()
  await expect(page.getByRole('heading', { name: '没有找到这个链接' })).toBeVisible()
  yield 'refund-unknown'
  const { pid = '' } = await factsToTry(page, 'wapShortInfo', 'expired')
  await page.goto(RefundLink.addressOf(pid))
  await expect(page.getByRole('heading', { name: '链接已过期' })).toBeVisible()
  yield 'refund-expired'
}

async function* registering(page: Page) {
  const { pid = '', mobile = '' } = await factsToTry(page, 'checkInfo', 'a delayed flight')
  const link = new RefundLink(page)
  await link.open(pid)
  await expect(link.phone).toBeVisible()
  yield 'refund-phone'
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(link.phone).toHaveAttribute('aria-invalid', 'true')
  yield 'refund-phone-errors'
  await link.tellPhone(mobile)
  await expect(link.submit).toBeVisible()
  yield 'refund'
  await link.submit.click()
  await expect(link.card).toHaveAttribute('aria-invalid', 'true')
  yield 'refund-errors'
  await link.insuredName.fill('退款人')
  await link.day.open()
  yield 'refund-day'
  await link.day.confirm()
  await link.bank.open()
  yield 'refund-bank'
  await dismiss(page)
  await link.fillBank('6222020200000000006')
  yield 'refund-filled'
  await link.submit.click()
  await expect(link.codeSheet.slide.slider).toBeVisible()
  yield 'refund-code'
  await dismiss(page)
  await historyInOrder(page)
  await page.route('**/xcInfo', (route) =>
    route.fulfill(refusal('E3020001', '这个链接已经过期，没有登记任何信息。')),
  )
  await link.submit.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  yield 'refund-too-late'
  await dismiss(page)
  await page.unroute('**/xcInfo')
  await page.route('**/xcInfo', (route) => route.fulfill(success(receipt)))
  await link.submit.click()
  await expect(page.getByRole('heading', { name: '登记成功' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '返回首页' })).toBeVisible()
  yield 'refund-receipt'
  await page.unrouteAll()
}

async function* registered(page: Page) {
  const { pid = '', mobile = '' } = await factsToTry(page, 'checkInfo', 'registered and paid')
  const link = new RefundLink(page)
  await link.open(pid)
  await link.tellPhone(mobile)
  await expect(page.getByRole('heading', { name: '已打款' })).toBeVisible()
  yield 'refund-paid'
  const failed = { ...receipt, status: 'failed', failedReason: '银行退回：户名和卡号不一致。' }
  await page.route('**/checkInfo', (route) =>
    route.fulfill(
      success({
        handle: 'a'.repeat(22),
        purpose: 'premium',
        maskedPhone: '138****5678',
        maskedName: '王**',
        maskedPolicyNo: 'PEAB **** **** 4471',
        amount: 30_000,
        reason: '保险期间减少，退还多收的保费。',
        registration: failed,
      }),
    ),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: '没有打款成功' })).toBeVisible()
  yield 'refund-failed'
  await page.unrouteAll()
}
