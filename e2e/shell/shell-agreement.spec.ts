import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { textOf } from '../support/read.ts'
import { test } from '../support/visitor.ts'

const texts = [
  { name: 'privacy', title: '个人信息处理规则' },
  { name: 'service', title: '自助服务协议' },
  { name: 'guardian', title: '监护人同意书' },
  { name: 'e-document', title: '电子单证使用同意书' },
  { name: 'refund-data', title: '退款与银行信息授权书' },
]

test('each text opens by its name, with version, date, and the insurer’s own name and number', async ({
  page,
}) => {
  for (const { name, title } of texts) {
    await page.goto(`/#/agreement?name=${name}`)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText(/^版本 \d{4}-\d{2}，自 \d{4}-\d{2}-\d{2} 起生效$/)).toBeVisible()
    const words = await textOf(page.getByRole('article'))
    expect(words).toContain('95518')
    expect(words).not.toMatch(/[{}]/)
  }
})

test('without a name all texts are there', async ({ page }) => {
  await page.goto('/#/agreement')
  await expect(page.getByRole('article')).toHaveCount(texts.length)
})

test('the box is never ticked beforehand; consent is kept for the visit and can be taken back', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await expect(query.consent).not.toBeChecked()
  await query.consent.check()
  await expect.poll(() => remembered(page)).toMatch(/^privacy@[\d-]+,service@[\d-]+$/)
  await page.reload()
  await expect(query.consent).toBeChecked()
  await query.consent.uncheck()
  await expect.poll(() => remembered(page)).toBe('')
})

test('a text that has changed since is asked for anew', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.consent.check()
  await expect.poll(() => remembered(page)).toMatch(/privacy@/)
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('basicInfo') ?? '{}')
    kept.agreement = kept.agreement.replace(/privacy@[\d-]+/, 'privacy@2020-01')
    sessionStorage.setItem('basicInfo', JSON.stringify(kept))
  })
  await page.reload()
  await expect(query.submit).toBeVisible()
  await expect(query.consent).not.toBeChecked()
})

function remembered(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('basicInfo') ?? '{}').agreement)
}
