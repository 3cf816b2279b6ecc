import { expect } from '@playwright/test'
import { ClaimProgress } from '../../pages/claim-progress.ts'
import { violations } from '../../screens/violations.ts'
import { test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

test('who hurries a claim knows by when they hear, and staff answer within that day', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext(phone)).newPage()
  const claim = await ClaimProgress.open(customer, 'reported yesterday')
  const card = claim.card('催办')
  await card.getByRole('button', { name: '催一下' }).click()
  await expect(card).toContainText(/已催办，\d+ 月 \d+ 日（周.）前答复您/)
  await customer.reload()
  await expect(card).toContainText('前答复您')
  await expect(card.getByRole('button')).toHaveCount(0)

  await openDesk(page, 'claims1', '/claims')
  const waiting = page.getByRole('table', { name: '待答复的催办' })
  await waiting.getByRole('link').first().click()
  const nudge = page.getByRole('region', { name: /^客户催办/ })
  await expect(nudge).toContainText('前要答复客户')
  expect(await violations(page)).toEqual([])
  await nudge.getByRole('button', { name: '答复客户' }).click()
  const answer = nudge.getByRole('textbox', { name: '答复' })
  await expect(answer).toHaveAccessibleDescription(/请填写答复/)
  await answer.fill('明天上午查勘员联系您。')
  await nudge.getByRole('button', { name: '答复客户' }).click()
  await expect(nudge).toContainText('明天上午查勘员联系您。')

  await customer.reload()
  await expect(card).toContainText('答复在“理赔信息”里')
})
