import { expect } from '@playwright/test'
import { customerByCalls } from './support/customer-by-calls.ts'
import { endChatsAt, test } from './support/desk-test.ts'
import { memberOf, openDesk } from './support/staff.ts'

test('a supervisor hands out who waits: not to whoever takes a break, and it is marked where it arrives', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await customerByCalls(baseURL ?? '')
  await customer.say('请派个人 壬')
  await customer.askForPerson()
  const office = await browser.newContext()
  const agent = await office.newPage()
  await openDesk(agent, 'agent5', '/chats')
  const { name } = await memberOf(agent, 'agent5')
  const status = agent.getByLabel('接待状态')
  await status.selectOption('小休')
  await agent.getByRole('button', { name: /接入下一位/ }).click()
  await expect(agent.getByText('您现在是“小休”，请先改为“在线”，再接入。')).toBeVisible()

  await openDesk(page, 'supervisor3', '/supervision')
  const row = page.getByRole('row').filter({ hasText: '请派个人 壬' })
  const team = page.getByRole('row').filter({ hasText: name })
  await expect(team.getByText('小休 0 分')).toBeVisible()
  await row.getByRole('button', { name: /派给同事/ }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('option', { name: new RegExp(name) })
  await expect(choice).toBeDisabled()
  await status.selectOption('在线')
  await expect(choice).toBeEnabled()
  await dialog.getByLabel('派给').selectOption({ label: (await choice.textContent()) ?? '' })
  await dialog.getByRole('button', { name: '派给' }).click()
  await expect(row.getByText(/^小/)).toBeVisible()

  const given = agent.getByRole('button', { name: /派给您.*请派个人 壬/ })
  await given.click()
  await expect(agent.getByRole('log', { name: '对话' }).getByText('请派个人 壬')).toBeVisible()
  await expect(given).toBeHidden()
  await endChatsAt(agent)
  await office.close()
  await customer.leave()
})
