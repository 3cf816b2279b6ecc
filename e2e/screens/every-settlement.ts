import type { ClaimDetail } from '@ecenter/contract/claims/claim.ts'
import { expect, type Page } from '@playwright/test'
import { answeredClaim, changedClaim, offeredClaim } from '../support/claim-samples.ts'
import { success } from '../support/wire.ts'

const call = '**/queryClaimSchedleInfo'
const objection = {
  caseNo: 'TS20261120000001',
  answerBy: '2099-12-01',
  isAnswered: false,
  isOverdue: false,
}

/** A journey through what a claim offers, the sheets that answer it, and each way the answer may stand. */
export async function* everySettlement(page: Page): AsyncGenerator<string> {
  yield* offered(page)
  for (const status of ['asked', 'refused', 'answered'] as const) {
    yield* standing(page, `change-${status}`, changedClaim(status))
  }
  for (const [name, claim] of Object.entries(answers)) yield* standing(page, name, claim)
}

const paid = { status: 'paid', statusText: '已赔付', headline: '赔款已支付' } as const
const answers: Readonly<Record<string, ClaimDetail>> = {
  objected: answeredClaim('objected'),
  expired: answeredClaim('expired'),
  closed: answeredClaim('closed'),
  agreed: answeredClaim('agreed'),
  'agreed-late': {
    ...answeredClaim('agreed'),
    promise: { dueOn: '2026-11-18', isOverdue: true, text: '已超过承诺日期，非常抱歉。' },
  },
  'paid-arriving': { ...answeredClaim('agreed'), ...paid, arrival: { expectedOn: '2099-12-01' } },
  'paid-late': { ...answeredClaim('agreed'), ...paid, arrival: { expectedOn: '2026-11-18' } },
}

async function* offered(page: Page) {
  await page.route(call, (route) => route.fulfill(success(offeredClaim)))
  await page.goto(`/#/claims-settlement?handle=${offeredClaim.handle}`)
  await page.reload()
  for (const [name, button, sheet] of [
    ['agree', '同意，去签字', '签字'],
    ['object', '有异议', '哪里不对？'],
    ['payee', '换卡', '收款账户'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: sheet })
    await expect(dialog).toBeVisible()
    yield `claim-settlement-${name}`
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: '换卡' }).click()
  await page.getByRole('button', { name: '分到多个账户' }).click()
  const split = page.getByRole('dialog', { name: '分到多个账户' })
  await split.getByRole('button', { name: '保存账户' }).click()
  await expect(split.getByRole('alert').first()).toBeVisible()
  yield 'claim-settlement-split'
  await split.getByRole('button', { name: '关闭' }).click()
  await expect(split).toBeHidden()
  yield 'claim-settlement'
  await page.goto(`/#/claims-progress-car?handle=${offeredClaim.handle}`)
  await expect(page.getByRole('region', { name: '催办' })).toContainText('请您看过金额后签字')
  yield 'claim-facts-offered'
  await page.unroute(call)
}

async function* standing(page: Page, name: string, claim: ClaimDetail) {
  await page.route(call, (route) => route.fulfill(success(claim)))
  await page.route('**/readObjection', (route) => route.fulfill(success(objection)))
  await page.goto('about:blank')
  await page.goto(`/#/claims-settlement?handle=${claim.handle}`)
  await expect(page.getByRole('region', { name: '怎么算的' })).toBeVisible()
  yield `claim-settlement-${name}`
  await page.unroute(call)
}
