import { listUnusedValues } from '@ecenter/contract/core/desk/core-at-desk.ts'
import { listDeadEvents, retryDeadEvent } from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { askWishAgain, listOpenWishes } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect } from '@playwright/test'
import { expectNoOverflow } from '../screens/overflow.ts'
import { violations } from '../screens/violations.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

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

test('what the core has not answered is listed, what is late marked, and a call is noted in a dialog', async ({
  page,
}) => {
  await page.route(`**${deskUrlOf(listOpenWishes)}`, async (route) => {
    const answer = await route.fetch()
    const { body, ...rest } = await answer.json()
    await route.fulfill({ json: { ...rest, body: { ...body, wishes, total: 2, late: 1 } } })
  })
  await openDesk(page, 'supervisor1', '/core-wishes')
  await expect(page.getByRole('main')).toContainText('有 1 条超过时限还没有答复')
  const late = page.getByRole('row', { name: /PDAA202611010001001370/ })
  await expect(late).toContainText('超时')
  await expect(late).toContainText('2026-11-25 11:20 已重新提请')
  await expect(page.getByRole('row', { name: /客户 沈/ })).not.toContainText('超时')
  expect(await violations(page)).toEqual([])
  await expectNoOverflow(page, 'what the core has not answered')
  // Nothing opens these rows, and what their buttons do is not begun by a key that opens.
  await page.keyboard.press('j')
  await expect(page.getByRole('main').locator('button:focus')).toHaveCount(0)
  await expect(page.getByRole('main').locator('kbd')).toHaveCount(0)
  let sent = 0
  await page.route(`**${deskUrlOf(askWishAgain)}`, async (route) => {
    sent += 1
    await route.continue()
  })
  const again = page.getByRole('dialog', { name: '重新提请核心系统？' })
  await late.getByRole('button', { name: /^重新提请/ }).click()
  await expect(again).toContainText('PDAA202611010001001370')
  expect(await violations(page)).toEqual([])
  await again.getByRole('button', { name: '取消' }).click()
  await expect(again).toBeHidden()
  expect(sent).toBe(0)
  await late.getByRole('button', { name: /^重新提请/ }).click()
  await again.getByRole('button', { name: '重新提请' }).click()
  // The service knows of none: why it was not sent stands where it was asked.
  await expect(again.getByRole('alert')).toBeVisible()
  expect(sent).toBe(1)
  await again.getByRole('button', { name: '取消' }).click()
  await late.getByRole('button', { name: /^记录通话/ }).click()
  const note = page.getByRole('textbox', { name: '通话记录' })
  await page.getByRole('button', { name: '保存' }).click()
  await expect(note).toHaveAccessibleDescription(/请填写通话记录/)
  expect(await violations(page)).toEqual([])
})

test('a message that the core would not take is sent again once that was confirmed', async ({
  page,
}) => {
  await page.route(`**${deskUrlOf(listDeadEvents)}`, async (route) => {
    const answer = await route.fetch()
    const { body, ...rest } = await answer.json()
    await route.fulfill({ json: { ...rest, body: { ...body, events, total: 1 } } })
  })
  const sent: unknown[] = []
  await page.route(`**${deskUrlOf(retryDeadEvent)}`, async (route) => {
    sent.push(route.request().postDataJSON())
    await route.continue()
  })
  await openDesk(page, 'supervisor1', '/core-events')
  const retries = page.getByRole('button', { name: /^重新发送：车牌补录/ })
  const asked = page.getByRole('dialog', { name: '重新发送这条消息' })
  await retries.click()
  await expect(asked).toContainText('请先确认核心已经排除原因')
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: '取消' }).click()
  await expect(asked).toBeHidden()
  expect(sent).toEqual([])
  await retries.click()
  await asked.getByRole('button', { name: '重新发送' }).click()
  // The service knows of none: why it was not sent stands where it was asked.
  await expect(asked.getByRole('alert')).toHaveText(/已经重新发送，或者已经送到/)
  expect(sent).toEqual([{ eventId: events[0]?.eventId }])
})

const events = [
  {
    eventId: '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e92',
    type: 'policy.plate-corrected',
    name: '车牌补录',
    at: '2026-11-22 09:05',
    givenUpAt: '2026-11-25 09:05',
    tries: 40,
    failure: 'answered 500',
    heldUp: 2,
  },
]

const wishes = [
  {
    eventId: '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e90',
    part: '',
    kind: 'plate-correction',
    about: '保单 PDAA202611010001001370',
    asked: '车牌号 京A8K621 改为 京A9Z876',
    askedAt: '2026-11-24 09:05',
    dueAt: '2026-11-25 09:05',
    isLate: true,
    askedAgainAt: '2026-11-25 11:20',
    notes: [{ at: '2026-11-25 11:25', byName: '主管一', text: '核心值班：今晚处理' }],
  },
  {
    eventId: '019ab8f2-3c5e-7d41-9a10-5f2c6b7d8e91',
    part: 'email',
    kind: 'contact-change',
    about: '客户 沈**',
    asked: '邮箱改为 o***@example.com',
    askedAt: '2026-11-25 10:00',
    dueAt: '2026-11-27 10:00',
    isLate: false,
    notes: [],
  },
]

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
