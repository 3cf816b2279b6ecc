import { randomUUID } from 'node:crypto'
import { findClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { listFaqs, saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { saveOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { expect, type Page } from '@playwright/test'
import { factsToTry } from '../support/demo.ts'
import { drawFrames } from '../support/frames.ts'
import { hold, holdAnswer, refusal } from '../support/wire.ts'
import { test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

const editor = 'content3'
const urlOf = (call: DeskCall) => `**${deskUrlOf(call)}`

test('what is typed while a new answer is being saved stays, and is found with it', async ({
  page,
}) => {
  await openDesk(page, editor, '/faq')
  await fillFaq(page, `停车免费吗${randomUUID().slice(0, 4)}`, '请问网点。')
  const letGo = await hold(page, urlOf(saveFaq))
  await page.getByRole('button', { name: '保存' }).click()
  const answer = page.getByRole('textbox', { name: '回答' })
  await answer.fill('请先致电网点。')
  letGo()
  await expect(page.getByRole('heading', { name: '编辑问题' })).toBeVisible()
  await expect(answer).toHaveValue('请先致电网点。')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '用第 1 版' })).toBeVisible()
  await page.goto('/desk/#/faq')
  await expect(page.getByRole('heading', { name: '新增问题' })).toBeVisible()
  await expect(answer).toHaveValue('')
})

test('what is typed while a colleague turns out to be first stays, and all of mine can be saved', async ({
  page,
}) => {
  await openDesk(page, editor, '/faqs')
  const faq = (await ask(page, listFaqs, {}))?.faqs.at(-3)
  if (faq === undefined) throw new Error('the demo has no questions')
  const { id, version, ...draft } = faq
  await page.goto(`/desk/#/faq?id=${id}`)
  const answer = page.getByRole('textbox', { name: '回答' })
  await answer.fill('我写的回答。')
  const theirs = { ...draft, topic: '同事改的主题', answer: '同事先保存的回答。' }
  expect(await ask(page, saveFaq, { edited: { id, version }, ...theirs })).toBeDefined()
  const letGo = await hold(page, urlOf(saveFaq))
  await page.getByRole('button', { name: '保存' }).click()
  await answer.fill('我后来写的回答。')
  letGo()
  await expect(page.getByRole('alert')).toContainText('同事先保存的回答。')
  await expect(answer).toHaveValue('我后来写的回答。')
  await page.getByRole('button', { name: '用我的，再保存' }).click()
  await expect(page.getByRole('combobox', { name: '主题' })).toHaveValue(draft.topic)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存，机器人马上按新内容回答。')).toBeVisible()
  await expect(answer).toHaveValue('我后来写的回答。')
})

for (const [path, call] of [
  ['/faq', saveFaq],
  ['/outlet', saveOutlet],
] as const) {
  test(`whoever has gone elsewhere is not led to what was saved at ${path}`, async ({ page }) => {
    await openDesk(page, editor, path)
    if (path === '/faq') await fillFaq(page, `走开${randomUUID().slice(0, 4)}`, '请问网点。')
    else await fillOutlet(page)
    const letGo = await hold(page, urlOf(call))
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('link', { name: '我的账号' }).click()
    await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible()
    letGo()
    await expect(page.getByText(/^已保存/)).toBeVisible()
    await expect(page.getByRole('heading', { name: '修改密码' })).toBeVisible()
  })
}

test('whoever has gone elsewhere is not led to what they looked for', async ({ page }) => {
  const { registNo = '' } = await factsToTry(page, 'noCarClaim', 'a driver who fell')
  await openDesk(page, 'claims1', '/claims')
  const held = await holdAnswer(page, urlOf(findClaim))
  await page.getByRole('textbox', { name: '报案号' }).fill(registNo)
  await page.getByRole('button', { name: '查找' }).click()
  await held.isMade
  await page.getByRole('link', { name: '我的账号' }).click()
  await expect(page).toHaveTitle(/我的账号/)
  await held.letGo()
  await expect(page).toHaveTitle(/我的账号/)
})

test('a new answer that is saved after another was begun does not become that other one', async ({
  page,
}) => {
  const saved = `先写的${randomUUID().slice(0, 4)}`
  const begun = `后写的${randomUUID().slice(0, 4)}`
  await openDesk(page, editor, '/faq')
  await fillFaq(page, saved, '先写的回答。')
  const letGo = await hold(page, urlOf(saveFaq))
  const isSent = page.waitForRequest(urlOf(saveFaq))
  await page.getByRole('button', { name: '保存' }).click()
  await isSent
  await page.getByRole('link', { name: '机器人问答' }).click()
  await page.getByRole('link', { name: '新增问题' }).click()
  await page.getByRole('button', { name: '撤销修改' }).click()
  await fillFaq(page, begun, '后写的回答。')
  const isListed = page.waitForResponse(urlOf(listFaqs))
  letGo()
  await expect(page.getByText(/^已保存/)).toBeVisible()
  await (await isListed).finished()
  await drawFrames(page)
  await expect(page.getByRole('heading', { name: '新增问题' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '主题' })).toHaveValue('服务和账户安全')
  await expect(page.getByRole('textbox', { name: '问题', exact: true })).toHaveValue(begun)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: '编辑问题' })).toBeVisible()
  const questions = (await ask(page, listFaqs, {}))?.faqs.map(({ question }) => question)
  expect(questions).toEqual(expect.arrayContaining([saved, begun]))
})

test('what was refused and has been corrected since is not marked, and nobody is pulled away from what they write', async ({
  page,
}) => {
  await openDesk(page, editor, '/faq')
  await fillFaq(page, '改过的问题', '请问网点。')
  const letGo = await hold(page, urlOf(saveFaq), (route) =>
    route.fulfill(refusal('1003', '已经有这个问题。', { field: 'question' })),
  )
  await page.getByRole('button', { name: '保存' }).click()
  const question = page.getByRole('textbox', { name: '问题', exact: true })
  const answer = page.getByRole('textbox', { name: '回答' })
  await question.fill('改成了别的问题')
  await answer.fill('正在写。')
  letGo()
  await expect(page.getByRole('alert')).toHaveText(/您已经改过，请再提交一次/)
  await expect(answer).toBeFocused()
  await expect(question).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: '撤销修改' }).click()
})

async function fillFaq(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('combobox', { name: '主题' }).fill('服务和账户安全')
  await page.getByRole('textbox', { name: '问题', exact: true }).fill(question)
  await page.getByRole('textbox', { name: '回答' }).fill(answer)
}

async function fillOutlet(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '网点名称' }).fill(`走开${randomUUID().slice(0, 4)}`)
  for (const level of [/^所在地区$/, /：市或区$/]) {
    await page.getByRole('combobox', { name: level }).selectOption({ index: 1 })
  }
  await page.getByRole('textbox', { name: '地址' }).fill('人民路 1 号')
  await page.getByRole('textbox', { name: '电话' }).fill('010-65551234')
  for (const group of ['网点类型', '服务项目']) {
    await page.getByRole('group', { name: group }).getByRole('checkbox').first().check()
  }
  await page.getByRole('textbox', { name: '纬度' }).fill('39.9')
  await page.getByRole('textbox', { name: '经度' }).fill('116.4')
  await page.getByRole('checkbox', { name: '显示给客户' }).uncheck()
}
