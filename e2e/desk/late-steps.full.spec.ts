import { addClaimEvent, readClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { listLeads, readLead, takeLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { expect } from '@playwright/test'
import { factsToTry } from '../support/demo.ts'
import { drawFrames } from '../support/frames.ts'
import { waitPatiently } from '../support/patient.ts'
import { hold } from '../support/wire.ts'
import { test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

const urlOf = (call: DeskCall) => `**${deskUrlOf(call)}`

test('whoever takes a customer and notes two calls at once is never refused for what they did themselves', async ({
  page,
}) => {
  await openDesk(page, 'agent7', '/leads')
  const lead = (await ask(page, listLeads, { status: 'open' }))?.leads.at(-1)
  if (lead === undefined) throw new Error('nobody waits for a call')
  await page.goto(`/desk/#/lead?id=${lead.leadId}`)
  const take = page.getByRole('button', { name: /^接手|^接过来/ })
  await expect(take).toBeVisible()

  const letRead = await hold(page, urlOf(readLead))
  const isTaken = page.waitForResponse(urlOf(takeLead))
  await take.click()
  await isTaken
  await expect(take).toHaveAttribute('aria-busy', 'true')
  letRead()
  await expect(take).toHaveCount(0)
  await page.unroute(urlOf(readLead))

  const notes = page.getByRole('list', { name: '通话记录' })
  const save = page.getByRole('button', { name: '保存' })
  const note = page.getByRole('textbox', { name: '通话记录' })
  const letReadNoted = await hold(page, urlOf(readLead))
  await page.getByRole('button', { name: '记录通话' }).click()
  await note.fill('第一次没有接。')
  const isReread = page.waitForRequest(urlOf(readLead))
  await save.click()
  await isReread
  await expect(save).toHaveAttribute('aria-busy', 'true')
  letReadNoted()
  await expect(notes).toContainText('第一次没有接。')
  await page.getByRole('button', { name: '记录通话' }).click()
  await note.fill('第二次接了。')
  await save.click()
  await expect(notes).toContainText('第二次接了。')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a second step of a claim begins from what the first has made of it', async ({ page }) => {
  const { registNo = '' } = await factsToTry(page, 'noCarClaim', 'a driver who fell')
  await openDesk(page, 'claims1', '/claims')
  await page.getByRole('textbox', { name: '报案号' }).fill(registNo)
  await waitPatiently(page)
  // What is added changes nothing, for other tests look at this claim; its version is as if it had.
  let version = 100
  let isReadable = Promise.resolve()
  await page.route(urlOf(readClaim), async (route) => {
    await isReadable
    const response = await route.fetch()
    const json = await response.json()
    json.body.version = version
    await route.fulfill({ response, json })
  })
  const isRead = page.waitForResponse(urlOf(readClaim))
  await page.getByRole('button', { name: '查找' }).click()
  const json = await (await isRead).json()
  const added = { ...json, body: { common: json.body.common, claim: json.body } }
  await page.route(urlOf(addClaimEvent), (route) => route.fulfill({ json: added }))
  const add = page.getByRole('button', { name: '添加' })
  const versionSent = async () => {
    await page.getByRole('combobox', { name: '进展' }).selectOption('请客户交材料')
    const isSent = page.waitForRequest(urlOf(addClaimEvent))
    await add.click()
    return (await isSent).postDataJSON().version
  }

  let letRead = () => {}
  await expect(add).toBeVisible()
  version = 101
  isReadable = new Promise<void>((resolve) => {
    letRead = resolve
  })
  const isReread = page.waitForRequest(urlOf(readClaim))
  expect(await versionSent()).toBe(100)
  await isReread
  await drawFrames(page)
  await expect(add).toHaveAttribute('aria-busy', 'true')
  letRead()
  await expect(page.getByText('已添加，客户马上可以看到。')).toBeVisible()
  expect(await versionSent()).toBe(101)
})
