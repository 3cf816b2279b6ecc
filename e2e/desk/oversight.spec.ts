import { findCase, takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { settleFinding } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { changeStaff } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { ask, memberOf, openDesk } from './support/staff.ts'

async function atDesk(browser: Browser, account: string, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openDesk(page, account, path)
  return page
}

test('searches in vain are found unusual, settled with a reason, and stay so for whoever looks later', async ({
  page,
  browser,
}) => {
  const agent = await atDesk(browser, 'claims3', '/cases')
  for (let at = 0; at < 10; at += 1) {
    await ask(agent, findCase, { caseNo: `TS20990101000000${10 + at}` })
  }
  const { name } = await memberOf(agent, 'claims3')
  await agent.context().close()

  await openDesk(page, 'supervisor2', '/looks')
  await page.getByRole('tab', { name: '异常' }).click()
  const row = page
    .getByRole('table', { name: '要您看' })
    .getByRole('row', { name: new RegExp(`没有查到的查找.*${name}`) })
  await expect(row).toContainText('待核实')
  await row.getByRole('button', { name: /^核实/ }).click()
  const dialog = page.getByRole('dialog', { name: `核实：${name}` })
  await dialog.getByRole('button', { name: '核实', exact: true }).click()
  await expect(dialog.getByRole('combobox', { name: '结果' })).toHaveAccessibleDescription(
    /请选择结果/,
  )
  await dialog.getByRole('combobox', { name: '结果' }).selectOption('问过本人，有理由')
  await dialog.getByRole('textbox', { name: '说明' }).fill('核对旧编号，已问过本人。')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '核实', exact: true }).click()
  await expect(row).toContainText('已核实：问过本人，有理由')
  await expect(row.getByRole('button', { name: /^核实/ })).toHaveCount(0)

  const later = await atDesk(browser, 'supervisor3', '/looks')
  await later.getByRole('tab', { name: '异常' }).click()
  await expect(
    later.getByRole('row', { name: new RegExp(`没有查到的查找.*${name}`) }),
  ).toContainText('核对旧编号，已问过本人。')
  await later.context().close()
})

const taken = {
  ...({ channel: 'counter', kind: 'complaint', cause: 'privacy', product: 'household' } as const),
  ...({ callBackTime: 'soonest', content: '柜台上有人看到了我的资料。' } as const),
}
const list = '/cases?channel=counter&cause=privacy&product=household'

test('a member whose branch is changed by two sees the work of that branch at once, on the page that is open', async ({
  page,
  browser,
}) => {
  const member = await atDesk(browser, 'claims3', list)
  const far = await ask(member, takeCaseIn, {
    ...{ ...taken, areaCode: '11000000', name: '慕容示甲', phoneNumber: '13900018051' },
  })
  const near = await ask(member, takeCaseIn, {
    ...{ ...taken, areaCode: '33010000', name: '慕容示乙', phoneNumber: '13900018052' },
  })
  const { name } = await memberOf(member, 'claims3')
  const rowOf = (caseNo = 'none') => member.getByRole('link', { name: caseNo })
  await expect(rowOf(far?.caseNo)).toBeVisible()
  await expect(rowOf(near?.caseNo)).toBeVisible()

  await move(page, name, '杭州')
  await expect(rowOf(far?.caseNo)).toHaveCount(0)
  await expect(rowOf(near?.caseNo)).toBeVisible()
  await member.goto(`/desk/#/case?id=${far?.caseId}`)
  await expect(member.getByRole('main')).toContainText(/没有这件|没有查到/)

  await move(page, name, '总部')
  await member.goto(`/desk/#${list}`)
  await expect(rowOf(far?.caseNo)).toBeVisible()
  await member.context().close()
})

/** One supervisor asks for it, another confirms it. */
async function move(page: Page, name: string, where: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: name })
  await page.context().clearCookies()
  await openDesk(page, 'supervisor1', '/staff')
  await row.getByRole('button', { name: `改机构：${name}` }).click()
  const branch = page.getByRole('dialog').getByRole('combobox', { name: '机构' })
  const option = branch.getByRole('option').filter({ hasText: where }).first()
  await branch.selectOption((await option.getAttribute('value')) ?? '')
  await page.getByRole('dialog').getByRole('button', { name: '提交申请' }).click()
  await expect(row).toContainText('待确认')
  await page.context().clearCookies()
  await openDesk(page, 'supervisor2', '/staff')
  await row.getByRole('button', { name: /^确认申请/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click()
  await expect(row).not.toContainText('待确认')
}

test('compliance reads trail and reports, takes both along, and can change nothing', async ({
  page,
}) => {
  await openDesk(page, 'compliance1', '/figures')
  const ways = page.getByRole('navigation', { name: '主导航' }).getByRole('link')
  await expect(ways.filter({ hasText: '报表' })).toHaveCount(1)
  const paths = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(paths.toSorted()).toEqual(['#/', '#/figures', '#/looks'])

  await test.step('reports and the registry come as files', async () => {
    await page.getByRole('tab', { name: '投诉' }).click()
    for (const name of ['导出表格', '导出登记簿']) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect(await (await download).failure()).toBeNull()
    }
  })

  await test.step('the trail is read and taken along, and nothing in it can be settled', async () => {
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: /留痕/ })
      .click()
    await expect(page.getByRole('table', { name: '谁看了谁' })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出表格' }).click()
    expect(await (await download).failure()).toBeNull()
    await page.getByRole('tab', { name: '异常' }).click()
    await expect(page.getByRole('table', { name: '什么算异常' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^核实/ })).toHaveCount(0)
  })

  await test.step('no page of work opens, and no call that changes something is let in', async () => {
    for (const path of ['cases', 'claims', 'staff', 'faqs', 'chats', 'search']) {
      await page.goto(`/desk/#/${path}`)
      await expect(page.getByRole('main')).toContainText('您没有这个页面的权限')
    }
    for (const call of [takeCase, settleFinding, changeStaff]) {
      const { status, code } = await bareAnswer(page, deskUrlOf(call))
      expect([status, code]).not.toEqual([200, '1'])
    }
  })

  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    await page.goto('/desk/#/figures')
    await expect(page.getByRole('tab', { name: '投诉' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  }
})

async function bareAnswer(page: Page, url: string) {
  const answer = await page.request.post(url, {
    data: {},
    headers: { origin: new URL(page.url()).origin, 'idempotency-key': crypto.randomUUID() },
  })
  const { body } = await answer.json()
  return { status: answer.status(), code: body.common.resultCode }
}
