import { listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { expect, type Page } from '@playwright/test'
import { violations } from '../../screens/violations.ts'
import { type CustomerByCalls, customerByCalls, linesOf } from '../support/customer-by-calls.ts'
import { endChat, endChatsAt, sayWhatAbout, tablet, test } from '../support/desk-test.ts'
import { ask, memberOf, openDesk } from '../support/staff.ts'

let customer: CustomerByCalls
test.beforeEach(async ({ baseURL }) => {
  customer = await customerByCalls(baseURL ?? '')
})
test.afterEach(() => customer.leave())

/** The customer waits, and the agent takes them with a key. */
async function takeCustomer(page: Page, words: string): Promise<void> {
  await customer.say(words)
  await customer.askForPerson()
  await openDesk(page, 'agent5', '/chats')
  await page.getByRole('tab', { name: /排队/ }).click()
  await expect(page.getByRole('list').getByText(words)).toBeVisible()
  await page.keyboard.press('n')
  await expect(conversation(page).getByText(words)).toBeVisible()
}

function conversation(page: Page) {
  return page.getByRole('log', { name: '对话' })
}

async function reply(page: Page, words: string): Promise<void> {
  await page.getByLabel('回复客户').fill(words)
  await page.keyboard.press('Control+Enter')
}

test('a whole conversation: taken from the queue, answered, noted, closed', async ({ page }) => {
  await takeCustomer(page, '我的理赔到哪一步了 甲')
  await expect(conversation(page).getByText(/为您服务/)).toBeVisible()
  await reply(page, '请稍等，我来查。')
  await expect(conversation(page).getByText('请稍等，我来查。')).toBeVisible()
  await expect(conversation(page).getByText('发送中')).toBeHidden()
  await customer.say('好的')
  await expect(conversation(page).getByText('好的', { exact: true })).toBeVisible()
  await page.getByLabel('备注', { exact: true }).fill('客户比较着急')
  await page.getByRole('button', { name: '添加备注' }).click()
  await expect(page.getByRole('listitem').getByText('客户比较着急')).toBeVisible()
  await page.getByRole('button', { name: '结束会话' }).click()
  await sayWhatAbout(page)
  await page.getByRole('button', { name: '结束', exact: true }).click()
  await expect(page.getByText('会话已结束。')).toBeVisible()
  const lines = linesOf(await customer.heard())
  expect(lines.slice(-3)).toEqual([
    'agent: 请稍等，我来查。',
    'customer: 好的',
    expect.stringContaining('结束了本次服务'),
  ])
  expect(lines.join()).not.toContain('着急')
})

test('a line that breaks loses nothing and doubles nothing on either side', async ({ page }) => {
  await takeCustomer(page, '断线的时候 乙')
  await reply(page, '断线之前')
  await expect(conversation(page).getByText('发送中')).toBeHidden()
  await page.context().setOffline(true)
  await reply(page, '断线时说的')
  await expect(conversation(page).getByText('没有发出')).toBeVisible()
  for (const words of ['一', '二', '三']) await customer.say(`客户断线时说的${words}`)
  await page.context().setOffline(false)
  await expect(conversation(page).getByText('客户断线时说的三')).toBeVisible()
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(conversation(page).getByText('没有发出')).toBeHidden()
  await expect(conversation(page).getByText('发送中')).toBeHidden()
  const said = linesOf(await customer.heard()).slice(-5)
  expect(said).toEqual([
    'agent: 断线之前',
    ...['一', '二', '三'].map((words) => `customer: 客户断线时说的${words}`),
    'agent: 断线时说的',
  ])
  for (const line of said) {
    await expect(
      conversation(page).getByText(line.split(': ')[1] ?? '', { exact: true }),
    ).toHaveCount(1)
  }
})

test('a canned answer is found by a slash and chosen by keys', async ({ page }) => {
  await takeCustomer(page, '常用语 丙')
  await page.getByRole('button', { name: '常用语', exact: true }).click()
  await page.getByRole('button', { name: '添加常用语' }).click()
  await page.getByLabel('标题').fill('问好')
  await page.getByLabel('内容').fill('您好，很高兴为您服务。')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '修改 问好' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  const field = page.getByLabel('回复客户')
  await field.fill('/没有人写过的话')
  await expect(page.getByText('没有含这些字的常用语。')).toBeVisible()
  await field.fill('/问好')
  await expect(page.getByRole('option', { name: /问好/ })).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue('您好，很高兴为您服务。')
})

test('a conversation goes to a colleague with a note, who sees it without reloading', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await openDesk(other, 'agent6', '/chats')
  await expect(other.getByText('您没有进行中的会话。')).toBeVisible()
  await takeCustomer(page, '请转给同事 丁')
  await page.getByRole('button', { name: '转接' }).click()
  const { name } = await memberOf(page, 'agent6')
  const colleague = page.getByLabel('转给').locator('option', { hasText: name })
  await page.getByLabel('转给').selectOption((await colleague.getAttribute('value')) ?? '')
  await page.getByLabel('给同事的备注（选填）').fill('要改手机号')
  const handOn = page.getByRole('dialog').getByRole('button', { name: '转接' })
  await other.getByLabel('接待状态').selectOption('小休')
  await expect(page.getByText(`${name} 现在不接待新会话，请另选。`)).toBeVisible()
  await expect(handOn).toBeDisabled()
  await other.getByLabel('接待状态').selectOption('在线')
  await handOn.click()
  await other.getByRole('list').getByText('请转给同事 丁').click()
  await expect(other.getByRole('listitem').getByText('要改手机号')).toBeVisible()
  await expect(page.getByText('会话不在您这里，只能查看。')).toBeVisible()
  await reply(other, '我接着为您办理')
  await expect
    .poll(async () => linesOf(await customer.heard()).at(-1))
    .toBe('agent: 我接着为您办理')
  await endChatsAt(other)
  await other.context().close()
})

test('what looks like markup is shown as it was said, in both directions', async ({ page }) => {
  const payloads = [
    '<img src=x onerror="window.hacked=1">',
    '<script>window.hacked=1</script>',
    '"><svg onload=window.hacked=1>',
    'javascript:window.hacked=1',
    '{{constructor.constructor("window.hacked=1")()}}',
    '\u202eabc\u202c',
    `${'长'.repeat(200)}`,
  ]
  page.on('dialog', () => expect('a dialog').toBe('never shown'))
  await takeCustomer(page, '注入 戊')
  for (const payload of payloads) {
    await customer.say(payload)
    await expect(conversation(page).getByText(payload, { exact: true })).toHaveCount(1)
    await reply(page, payload)
    await expect(conversation(page).getByText(payload, { exact: true })).toHaveCount(2)
    await expect(conversation(page).getByText('发送中')).toBeHidden()
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  const said = linesOf(await customer.heard()).slice(-2 * payloads.length)
  expect(said).toEqual(payloads.flatMap((each) => [`customer: ${each}`, `agent: ${each}`]))
})

test('where a window is 1024 wide all conversations and their clocks stay in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await takeCustomer(page, '小屏幕上等回复的客户 壬')
  await expect(page.getByRole('button', { name: '会话列表' })).toBeHidden()
  await page.getByRole('tab', { name: /我的/ }).click()
  const row = page.getByRole('tabpanel', { name: /我的/ }).getByRole('listitem')
  await expect(row).toContainText(/剩 \d 分/)
  await page.clock.setSystemTime(Date.now() + 5 * 60_000)
  await expect(row).toContainText(/超 \d 分/)
  await expect(page.getByRole('list', { name: '打开的会话' })).toContainText(/超 \d 分/)
  expect(await violations(page)).toEqual([])
})

test('Alt and arrows go from one conversation to the next, and each keeps its draft', async ({
  page,
  baseURL,
}) => {
  await takeCustomer(page, '第一位客户 己')
  await page.getByLabel('回复客户').fill('写给第一位')
  const second = await customerByCalls(baseURL ?? '')
  await second.say('第二位客户 庚')
  await second.askForPerson()
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await expect(conversation(page).getByText('第二位客户 庚')).toBeVisible()
  await expect(page.getByLabel('回复客户')).toHaveValue('')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(conversation(page).getByText('第一位客户 己')).toBeVisible()
  await expect(page.getByLabel('回复客户')).toHaveValue('写给第一位')
  await page.getByRole('button', { name: '快捷键' }).click()
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('上一个打开的会话')
  await second.leave()
})

test('open conversations are there again after a reload, and one that ended meanwhile is told', async ({
  page,
  baseURL,
}) => {
  await takeCustomer(page, '刷新之前 癸')
  const second = await customerByCalls(baseURL ?? '')
  await second.say('也在刷新之前 子')
  await second.askForPerson()
  await page.getByRole('button', { name: /接入下一位/ }).click()
  await expect(conversation(page).getByText('也在刷新之前 子')).toBeVisible()
  await page.keyboard.press('Alt+ArrowUp')
  await expect
    .poll(async () => (await keptTabs(page)).map(({ isActive }) => isActive))
    .toEqual([true, false])
  await page.reload()
  const tabs = page.getByRole('list', { name: '打开的会话' }).getByRole('listitem')
  await expect(tabs).toHaveCount(2)
  await expect(conversation(page).getByText('刷新之前 癸', { exact: true })).toBeVisible()

  const [, ended] = await keptTabs(page)
  await page.goto('/')
  await endChat(page, ended?.chatId ?? '')
  await page.goto('/desk/#/chats')
  await expect(page.getByText(/上次打开的会话有 1 个已经结束或由别人接待/)).toBeVisible()
  await expect(tabs).toHaveCount(1)
  await expect(conversation(page).getByText('刷新之前 癸', { exact: true })).toBeVisible()
  await second.leave()
})

/** The tabs that the service has of whoever is at the desk. */
async function keptTabs(page: Page) {
  const { own = [] } = (await ask(page, listOwn, {})) ?? {}
  const { opened = '', active } = own.find(({ place }) => place === 'chat-tabs/open')?.values ?? {}
  return opened.split(',').map((chatId) => ({ chatId, isActive: chatId === active }))
}

test('signing out asks about a reply that was not sent, which can be sent then', async ({
  page,
}) => {
  await takeCustomer(page, '退出的时候 丑')
  await page.context().setOffline(true)
  await reply(page, '断线时说的')
  await expect(conversation(page).getByText('没有发出')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: '退出', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '还有回复没有发出' })
  await expect(dialog).toContainText('会话里有 1 条回复没有发给客户')
  await dialog.getByRole('button', { name: '先不退出' }).click()
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(conversation(page).getByText('没有发出')).toBeHidden()
  await expect(conversation(page).getByText('发送中')).toBeHidden()
  expect(linesOf(await customer.heard())).toContain('agent: 断线时说的')
})

for (const size of [{ width: 1280, height: 800 }, tablet]) {
  test.describe(`at ${size.width} pixels`, () => {
    test.use({ viewport: size })

    test('axe finds nothing on the pages of chats', async ({ page }, info) => {
      await customer.say('无障碍 辛')
      await customer.askForPerson()
      await openDesk(page, 'supervisor3', '/chats')
      if (size === tablet) await page.getByRole('button', { name: '会话列表' }).click()
      await page.getByRole('tab', { name: /排队/ }).click()
      await page.getByRole('list').getByText('无障碍 辛').click()
      await expect(conversation(page)).toBeVisible()
      await page.getByRole('button', { name: '接入', exact: true }).click()
      await reply(page, '您好')
      await expect(conversation(page).getByText('您好', { exact: true })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page)).toEqual([])
      await page.screenshot({ path: info.outputPath(`chats-${size.width}.png`) })
      await openDesk(page, 'supervisor3', '/supervision')
      await expect(page.getByRole('heading', { name: '进行中的会话' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.screenshot({
        path: info.outputPath(`supervision-${size.width}.png`),
        fullPage: true,
      })
      await openDesk(page, 'supervisor3', '/closed-chats')
      await expect(page.getByLabel('处理结果')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: null })
      await page.screenshot({ path: info.outputPath(`closed-${size.width}.png`) })
    })
  })
}
