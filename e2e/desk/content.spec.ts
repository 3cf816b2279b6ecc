import { randomUUID } from 'node:crypto'
import { listFaqs, saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { listOutlets } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { expect } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { customerByCalls } from './support/customer-by-calls.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

const editor = 'content3'
const payload = '<img src=x onerror="document.title=1">{{7*7}}'

test('another phone of an outlet stands on the page that customers open', async ({ page }) => {
  await openDesk(page, editor, '/outlets')
  const outlets = await ask(page, listOutlets, { cityCode: '11000000' })
  const { id = '', name = '' } = outlets?.outlets[0] ?? {}
  await page.getByRole('searchbox', { name: '搜索' }).fill(name)
  await page.getByRole('link', { name, exact: true }).first().click()
  const phone = `010-6${String(Date.now()).slice(-7)}`
  await page.getByRole('textbox', { name: '电话' }).fill(phone)
  await expect(page.getByRole('article')).toContainText(phone)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存，客户马上能看到。')).toBeVisible()

  const customer = await page.context().newPage()
  await customer.goto(`/#/outlet-detail?chosenItem=${id}`)
  await expect(customer.getByRole('main')).toContainText(phone)
})

test('what stands in a field of an announcement is text to customers, whatever it looks like', async ({
  page,
}) => {
  await openDesk(page, editor, '/announcements')
  await page.getByRole('link', { name: '新增轮播图' }).click()
  await page.getByRole('textbox', { name: '标题' }).fill(payload.slice(0, 30))
  await page.getByRole('textbox', { name: '说明' }).fill(payload)
  await page.getByRole('combobox', { name: '链接' }).selectOption('服务网点')
  // Today, which it begins with, may end meanwhile.
  await page.getByLabel('结束日期').fill('2099-12-31')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存，客户马上能看到。')).toBeVisible()

  const customer = await page.context().newPage()
  await customer.goto('/#/home')
  const figures = customer.getByRole('region', { name: '活动推荐' })
  await expect(figures).toContainText(payload)
  await expect(customer).not.toHaveTitle('1')
  await page.getByRole('checkbox', { name: '展示给客户' }).uncheck()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存，客户看不到这一条。')).toBeVisible()
  await customer.reload()
  await expect(figures).not.toContainText(payload)
})

test('a new answer is tried before it is saved, and an older wording comes back', async ({
  page,
}) => {
  await openDesk(page, editor, '/faqs')
  await page.getByRole('link', { name: '新增问题' }).click()
  await expect(page.getByRole('textbox', { name: '客户的话' })).toBeVisible()
  const question = `网点有充电桩吗${randomUUID().slice(0, 4)}`
  await page.getByRole('combobox', { name: '主题' }).fill('服务和账户安全')
  await page.getByRole('textbox', { name: '问题', exact: true }).fill(question)
  const answer = page.getByRole('textbox', { name: '回答' })
  await answer.fill('部分网点有，请先致电 {hotline}。')
  await page.getByRole('textbox', { name: '客户的话' }).fill(question)
  await page.getByRole('button', { name: '试一试' }).click()
  await expect(page.getByText(`直接回答：${question}`)).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: '编辑问题' })).toBeVisible()

  await answer.fill('所有网点都有。')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '用第 1 版' }).click()
  await expect(answer).toHaveValue('部分网点有，请先致电 {hotline}。')
})

test('what the robot could not answer becomes an answer, and once it is settled it says so', async ({
  page,
  baseURL,
}) => {
  const customer = await customerByCalls(baseURL ?? '')
  const words = `无人机翅膀掉漆啦${randomUUID().slice(0, 4)}`
  await customer.say(words)
  await customer.leave()
  await openDesk(page, editor, '/faqs?view=misses')
  await page.getByRole('link', { name: `写回答：${words}` }).click()
  await expect(page.getByText(words).first()).toBeVisible()
  const address = page.url()
  await page.getByRole('combobox', { name: '主题' }).fill('服务和账户安全')
  await page.getByRole('textbox', { name: '问题', exact: true }).fill(words)
  await page.getByRole('textbox', { name: '回答' }).fill('请拨打 {hotline}，由客服为您核实。')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: '编辑问题' })).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('没有这个待处理的问题')).toBeVisible()
  await page.getByRole('link', { name: '回到没答好的问题' }).click()
  await expect(page.getByRole('link', { name: `写回答：${words}` })).toHaveCount(0)
})

test('the same in other words stands once with its count, and is joined to a known question', async ({
  page,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 4)
  const said = [
    `${mark}滑板车被雹子砸啦`,
    `我的${mark}滑板车被雹子砸了`,
    `${mark}滑板车被雹子砸了呢`,
  ]
  for (const words of said) {
    const customer = await customerByCalls(baseURL ?? '')
    await customer.say(words)
    await customer.leave()
  }
  await openDesk(page, editor, '/faqs?view=misses')
  const row = page.getByRole('row').filter({ hasText: `${mark}滑板车` })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('还有 2 种问法')
  await expect(row.getByRole('cell', { name: '3', exact: true })).toBeVisible()
  await row.getByText('还有 2 种问法').click()
  for (const words of said) await expect(row.getByText(words, { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await row.getByRole('link', { name: /^写回答/ }).click()
  const variants = page.getByRole('textbox', { name: '其他问法' })
  for (const words of said) await expect(variants).toHaveValue(new RegExp(words))
  const asked = page.getByRole('region', { name: '客户的原话（3）' })
  for (const words of said) await expect(asked.getByText(words, { exact: true })).toBeVisible()
  await expect(asked).not.toContainText('没有放进')
  await variants.fill(said[0] ?? '')
  await expect(asked.getByText('没有放进问法')).toHaveCount(3)
  const faqs = (await ask(page, listFaqs, {}))?.faqs ?? []
  const known = faqs.find(({ variants: { length } }) => length <= 8)
  await page.getByRole('combobox', { name: /并入已有的/ }).selectOption(known?.id ?? '')
  await expect(page.getByRole('textbox', { name: '问题', exact: true })).toHaveValue(
    known?.question ?? '',
  )
  for (const words of said) await expect(variants).toHaveValue(new RegExp(words))
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeEnabled()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存，机器人马上按新内容回答。')).toBeVisible()
  await page.goto('/desk/#/faqs?view=misses')
  await expect(page.getByText('原因').first()).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('whoever comes second sees both texts and chooses', async ({ page }) => {
  await openDesk(page, editor, '/faqs')
  const faq = (await ask(page, listFaqs, {}))?.faqs.at(-1)
  if (faq === undefined) throw new Error('the demo has no questions')
  const { id, version, ...draft } = faq
  await page.goto(`/desk/#/faq?id=${id}`)
  const answer = page.getByRole('textbox', { name: '回答' })
  await answer.fill('我写的回答。')
  const theirs = { ...draft, answer: '同事先保存的回答。' }
  expect(await ask(page, saveFaq, { edited: { id, version }, ...theirs })).toBeDefined()
  await page.getByRole('button', { name: '保存' }).click()
  const both = page.getByRole('alert')
  await expect(both).toContainText('我写的回答。')
  await expect(both).toContainText('同事先保存的回答。')
  await page.getByRole('button', { name: '用同事的' }).click()
  await expect(answer).toHaveValue('同事先保存的回答。')
})

test('a draft that waited while a colleague saved is shown beside what they saved', async ({
  page,
}) => {
  await openDesk(page, editor, '/faqs')
  const faq = (await ask(page, listFaqs, {}))?.faqs.at(-2)
  if (faq === undefined) throw new Error('the demo has no questions')
  const { id, version, ...draft } = faq
  await page.getByRole('link', { name: faq.question }).click()
  const answer = page.getByRole('textbox', { name: '回答' })
  await answer.fill('我先写了一半的回答。')
  await page.getByRole('link', { name: '回到列表' }).click()
  const theirs = { ...draft, answer: '同事这时保存的回答。' }
  expect(await ask(page, saveFaq, { edited: { id, version }, ...theirs })).toBeDefined()
  await page.getByRole('link', { name: faq.question }).click()
  const both = page.getByRole('alert')
  await expect(both).toContainText('我先写了一半的回答。')
  await expect(both).toContainText('同事这时保存的回答。')
  await page.getByRole('button', { name: '用我的，再保存' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存，机器人马上按新内容回答。')).toBeVisible()
})

const isEditor = (path: string) => /^\/(faq|outlet|announcement)\?/.test(path)

for (const [name, viewport] of Object.entries({ desktop, tablet })) {
  test(`the pages of content can be used by everybody on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openDesk(page, editor, '/faqs')
    const [faq] = (await ask(page, listFaqs, {}))?.faqs ?? []
    const [outlet] = (await ask(page, listOutlets, {}))?.outlets ?? []
    for (const path of [
      '/faqs',
      '/faqs?view=misses',
      `/faq?id=${faq?.id}`,
      '/outlets',
      `/outlet?id=${outlet?.id}`,
      '/announcements',
      '/announcement?kind=carousel',
    ]) {
      await page.goto(`/desk/#${path}`)
      await expect(page.getByRole('main').locator('h2, table, p').first()).toBeVisible()
      // An editor lets nobody save before it knows whether a draft waits; then its button changes colour.
      const save = page.getByRole('button', { name: '保存', exact: true })
      if (isEditor(path)) await expect(save).toBeEnabled()
      expect.soft(await violations(page), path).toEqual([])
    }
  })
}
