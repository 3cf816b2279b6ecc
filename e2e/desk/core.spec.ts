import { listUnusedValues } from '@ecenter/contract/core/desk/core-at-desk.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect } from '@playwright/test'
import { expectNoOverflow } from '../screens/overflow.ts'
import { violations } from '../screens/violations.ts'
import { test } from './desk-test.ts'
import { openDesk } from './staff.ts'

test('a supervisor learns that the core has sent nothing that could not be used', async ({
  page,
}) => {
  await openDesk(page, 'supervisor1')
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '核心数据' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('核心数据')
  await expect(page.getByRole('main')).toContainText('没有未采用的内容')
})

test('what the core has sent wrongly is listed with its reason', async ({ page }) => {
  await page.route(`**${deskUrlOf(listUnusedValues)}`, async (route) => {
    const answer = await route.fetch()
    const { body, ...rest } = await answer.json()
    await route.fulfill({ json: { ...rest, body: { ...body, rows, total: rows.length } } })
  })
  await openDesk(page, 'supervisor1', '/unused-values')
  const row = page.getByRole('row', { name: /PDAA202611010001001370/ })
  await expect(row).toContainText('保单')
  await expect(row).toContainText('insured.mobile：手机号以 13 至 19 开头，请核对')
  await expect(row).toContainText('colour：没有这一项')
  expect(await violations(page)).toEqual([])
  await expectNoOverflow(page, 'what the core has sent wrongly')
})

const rows = [
  {
    id: 'a',
    kind: 'policies',
    key: 'PDAA202611010001001370',
    unused: [
      { column: 'insured.mobile', reason: '手机号以 13 至 19 开头，请核对' },
      { column: 'colour', reason: 'there is no such column' },
    ],
    notedAt: '2026-11-25 11:20',
  },
  {
    id: 'b',
    kind: 'customers',
    key: '110***************',
    unused: [{ column: 'mobile', reason: '手机号是 11 位数字，现在少 3 位' }],
    notedAt: '2026-11-25 11:05',
  },
]
