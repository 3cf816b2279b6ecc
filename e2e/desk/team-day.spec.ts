import { readCase, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { giveCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { listTeamDay } from '@ecenter/contract/day/desk/team-day.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { expect, type Page } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { textOf } from '../support/read.ts'
import { hold } from '../support/wire.ts'
import { customerByCalls } from './support/customer-by-calls.ts'
import { desktop, endChatsAt, test } from './support/desk-test.ts'
import { ask, memberOf, openDesk } from './support/staff.ts'

/** What still shows of another tab: nothing can be done with it. */
function rowsOfBefore(page: Page) {
  return page.locator('[inert] [data-team-row]')
}

/** A complaint that nobody handles yet. */
async function newCase(page: Page, phoneNumber: string) {
  const taken = await ask(page, takeCaseIn, {
    ...{ channel: 'phone', kind: 'complaint', cause: 'service', product: 'commercial' },
    ...{ name: '侯示例', phoneNumber, callBackTime: 'soonest', content: '等了太久。' },
  })
  if (taken === undefined) throw new Error('the complaint was not taken in')
  const { caseId } = taken
  return { caseId, caseNo: (await ask(page, readCase, { caseId }))?.caseNo ?? '' }
}

test('a supervisor sees what nobody has, and gives it to a colleague by keys: what somebody took meanwhile says so', async ({
  page,
}, info) => {
  await openDesk(page, 'supervisor2')
  const { name } = await memberOf(page, 'claims1')
  const [first, second] = [await newCase(page, '13900119001'), await newCase(page, '13900119002')]
  await page.getByRole('tab', { name: /^申诉/ }).click()
  const free = page.getByRole('region', { name: '没有人办' })
  const rows = free.getByRole('link')
  await expect(rows.first()).toContainText('没有人')
  const team = page.getByRole('table', { name: '同事' })
  await expect(team.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible()
  await page.screenshot({ path: info.outputPath('team-day.png'), fullPage: true })

  await page.route(`**${deskUrlOf(giveCase)}`, async (route) => {
    // A colleague is there first, once, for one of the two.
    if (route.request().postData()?.includes(second.caseId)) {
      await ask(page, takeCase, { caseId: second.caseId, version: 0 })
    }
    await route.fallback()
  })
  for (const row of [first, second]) {
    await free.getByRole('link', { name: new RegExp(row.caseNo) }).focus()
    await page.keyboard.press('x')
    await expect(free.getByRole('checkbox', { name: new RegExp(row.caseNo) })).toBeChecked()
  }
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: '分给同事（2 件）' })
  const choice = dialog.getByRole('option', { name: new RegExp(name) })
  await dialog.getByLabel('分给').selectOption({ label: (await choice.textContent()) ?? '' })
  await page.keyboard.press('Control+Enter')
  const note = page.getByRole('status').filter({ hasText: '没有分出去' })
  await expect(note).toContainText(`已分给${name}：申诉 ${first.caseNo}`)
  await expect(note).toContainText(`申诉 ${second.caseNo} 没有分出去：这件申诉刚刚有变化`)
  await expect(free.getByRole('link', { name: new RegExp(first.caseNo) })).toHaveCount(0)

  await page.getByLabel('谁办').selectOption({ label: name })
  await expect(
    page.getByRole('link', { name: new RegExp(`${first.caseNo}.*${name}`) }),
  ).toBeVisible()
})

test('a row is given by drawing it onto a colleague, who is told before what comes of it', async ({
  page,
}) => {
  await openDesk(page, 'supervisor2')
  const { name } = await memberOf(page, 'claims2')
  const { caseNo } = await newCase(page, '13900119003')
  // Rows of before move away under the pointer once those of the tab are there: until then none is drawn.
  const letGo = await hold(page, `**${deskUrlOf(listTeamDay)}`)
  await page.getByRole('tab', { name: /^申诉/ }).click()
  await expect(rowsOfBefore(page)).not.toHaveCount(0)
  letGo()
  await expect(rowsOfBefore(page)).toHaveCount(0)
  const free = page.getByRole('region', { name: '没有人办' })
  const row = free.getByRole('listitem').filter({ hasText: caseNo })
  const member = page
    .getByRole('table', { name: '同事' })
    .getByRole('row')
    .filter({ hasText: name })
  await row.hover()
  await page.mouse.down()
  await member.hover()
  await member.hover()
  await expect(
    page.getByText(new RegExp(`放开后分给${name}，共 \\d+ 件申诉；超时照记`)),
  ).toBeVisible()
  await page.mouse.up()
  await expect(
    page.getByRole('status').filter({ hasText: `已分给${name}：申诉 ${caseNo}` }),
  ).toBeVisible()
})

test('who waits is counted over the list, given by free places once it is agreed to, and looked on at by a key', async ({
  page,
  browser,
  baseURL,
}) => {
  const agent = await (await browser.newContext({ viewport: desktop })).newPage()
  await openDesk(agent, 'agent2', '/chats')
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say('等人工分派')
  await customer.askForPerson()
  await openDesk(page, 'supervisor2')
  const figures = page.getByRole('region', { name: '全组现在' })
  await expect(figures).toContainText(/排队[1-9]\d* 人(最久|刚刚)/)
  await expect(figures).toContainText(/没有人办[1-9]\d* 件/)
  const team = page.getByRole('table', { name: '同事' })
  await expect(team.getByRole('row').nth(1)).toContainText(/空 \d/)
  expect(await violations(page)).toEqual([])
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    await expect(team.getByRole('row').nth(1)).toBeInViewport()
  }

  await page.getByRole('button', { name: /^按空位分/ }).click()
  const dialog = page.getByRole('dialog', { name: '按空位分会话' })
  await expect(dialog.getByRole('listitem').first()).toContainText(
    /会话 .* 分给.*之后还有 \d 个空位/,
  )
  const [called = ''] = /会话 \w{4}/.exec(await textOf(dialog.getByRole('listitem').first())) ?? []
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '照此分给同事' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已分给' })).toContainText('期限照旧')
  await expect(page.getByRole('button', { name: /^按空位分/ })).toHaveCount(0)

  await page.getByRole('tab', { name: /^会话/ }).click()
  await expect(rowsOfBefore(page)).toHaveCount(0)
  const chat = page.getByRole('link', { name: new RegExp(`等客服回复.*${called}`) })
  await chat.focus()
  await page.keyboard.press('w')
  await expect(page.getByRole('log', { name: '对话' })).toContainText('等人工分派')
  await endChatsAt(agent)
  await agent.context().close()
  await customer.leave()
})
