import { expect } from '@playwright/test'
import { type CustomerByCalls, customerByCalls, linesOf } from './support/customer-by-calls.ts'
import { test } from './support/desk-test.ts'
import { type ServiceOfItsOwn, serviceOfItsOwn } from './support/service-of-its-own.ts'
import { openDesk } from './support/staff.ts'

let service: ServiceOfItsOwn
let customer: CustomerByCalls
/** A port of its own, beside that of the run. */
const port = Number(process.env.E2E_PORT ?? 8090) + 100
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.beforeAll(async () => {
  service = serviceOfItsOwn(port)
  await service.start()
})
test.afterAll(() => service.end())

test('a service that is killed in the middle of a conversation loses, doubles and disorders nothing', async ({
  page,
}) => {
  customer = await customerByCalls(service.origin)
  await customer.say('重启之前')
  await customer.askForPerson()
  await openDesk(page, 'agent7', '/chats')
  await page.getByRole('button', { name: /接入下一位/ }).click()
  const log = page.getByRole('log', { name: '对话' })
  await expect(log.getByText('重启之前')).toBeVisible()
  const field = page.getByLabel('回复客户')

  async function reply(words: string): Promise<void> {
    await field.fill(words)
    await page.keyboard.press('Control+Enter')
  }

  await reply('客服 1')
  await expect(log.getByText('客服 1', { exact: true })).toBeVisible()
  await expect(log.getByText('发送中')).toBeHidden()
  await customer.say('客户 1')
  await expect(log.getByText('客户 1', { exact: true })).toBeVisible()

  await service.kill()
  await reply('客服 2')
  await expect(log.getByText('没有发出')).toBeVisible()
  await expect(page.getByText('正在重新连接', { exact: false }).first()).toBeVisible()
  // Asked again and again until the service is there.
  const said = customer.say('客户 2')
  await service.start()
  await said
  await expect(log.getByText('客户 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '重新发送' }).click()
  await expect(log.getByText('没有发出')).toBeHidden()
  await expect(log.getByText('发送中')).toBeHidden()
  for (const count of [3, 4, 5]) {
    await customer.say(`客户 ${count}`)
    await reply(`客服 ${count}`)
    await expect(log.getByText(`客服 ${count}`, { exact: true })).toBeVisible()
    await expect(log.getByText('发送中')).toBeHidden()
    await expect(log.getByText(`客户 ${count}`, { exact: true })).toBeVisible()
  }

  const heard = linesOf(await customer.heard()).filter((line) => /[客服户] \d$/.test(line))
  expect(heard).toEqual([
    'agent: 客服 1',
    'customer: 客户 1',
    'customer: 客户 2',
    'agent: 客服 2',
    ...[3, 4, 5].flatMap((count) => [`customer: 客户 ${count}`, `agent: 客服 ${count}`]),
  ])
  const shown = await log
    .locator('div')
    .filter({ hasText: /^客[服户] \d$/ })
    .allTextContents()
  expect(shown).toEqual(heard.map((line) => line.split(': ')[1]))
  await customer.leave()
})
