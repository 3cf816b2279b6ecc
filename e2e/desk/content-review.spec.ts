import { expect, type Page } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { test } from './support/desk-test.ts'
import { type ServiceOfItsOwn, serviceOfItsOwn } from './support/service-of-its-own.ts'
import { openDesk } from './support/staff.ts'

let service: ServiceOfItsOwn
/** A port of its own, beside that of the run. */
const port = Number(process.env.E2E_PORT ?? 8090) + 130
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.beforeAll(async () => {
  service = serviceOfItsOwn(port, { CONTENT_REVIEW: 'on' })
  await service.start()
})
test.afterAll(() => service.end())

async function openColleague(page: Page, account: string, path: string): Promise<Page> {
  const browser = page.context().browser()
  const context = await browser?.newContext({ baseURL: service.origin, locale: 'zh-CN' })
  if (context === undefined) throw new Error('there is no browser')
  const colleague = await context.newPage()
  await openDesk(colleague, account, path)
  return colleague
}

test('what one person wrote is returned, changed, and published by another one', async ({
  page,
}) => {
  await openDesk(page, 'content3', '/announcements')
  await page.getByRole('link', { name: '新增轮播图' }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('雨天慢行')
  await page.getByRole('textbox', { name: '说明' }).fill('保持车距')
  await page.getByLabel('结束日期').fill('2099-12-31')
  await page.getByRole('button', { name: '交审核' }).click()
  await expect(page.getByText('新增的内容，客户现在还看不到。')).toBeVisible()
  await expect(page.getByText('自己写的要由另一位同事审核发布。')).toBeVisible()
  await expect(page.getByRole('button', { name: '审核发布' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  const reviewer = await openColleague(page, 'content1', '/')
  await reviewer
    .getByRole('link', { name: /审核内容/ })
    .first()
    .click()
  expect(await violations(reviewer)).toEqual([])
  await reviewer.getByRole('link', { name: '雨天慢行' }).click()
  await reviewer.getByRole('button', { name: '退回' }).click()
  await reviewer.getByRole('textbox', { name: '退回的原因' }).fill('说明里写上先拍照')
  await reviewer.getByRole('dialog').getByRole('button', { name: '退回' }).click()
  await expect(reviewer.getByText('已退回给作者。')).toBeVisible()

  await page.reload()
  await expect(page.getByText('说明里写上先拍照')).toBeVisible()
  await page.getByRole('textbox', { name: '说明' }).fill('保持车距，出险先拍照')
  await page.getByRole('button', { name: '交审核' }).click()
  await expect(page.getByText('等待审核')).toBeVisible()

  const customer = await page.context().newPage()
  await customer.goto('/#/home')
  const figures = customer.getByRole('region', { name: '活动推荐' })
  await expect(figures).toBeVisible()
  await expect(figures).not.toContainText('雨天慢行')

  await reviewer.reload()
  await reviewer.getByRole('link', { name: '雨天慢行' }).click()
  await reviewer.getByRole('button', { name: '审核发布' }).click()
  await reviewer.getByRole('button', { name: '马上发布' }).click()
  await expect(reviewer.getByText('已发布，客户马上能看到。')).toBeVisible()
  await customer.reload()
  await expect(figures).toContainText('雨天慢行')
  await reviewer.context().close()
})

test('a reviewer sees what a draft changes, and gives it a time', async ({ page }) => {
  await openDesk(page, 'content3', '/faqs')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('textbox', { name: '回答' }).fill('换了说法的回答。')
  await page.getByRole('button', { name: '交审核' }).click()
  await expect(page.getByText('等待审核')).toBeVisible()
  const address = page.url()

  const reviewer = await openColleague(page, 'content1', '/content-drafts')
  await reviewer.goto(address)
  const differences = reviewer.getByRole('term').filter({ hasText: '回答' })
  await expect(differences).toBeVisible()
  await expect(reviewer.getByRole('definition').filter({ hasText: '草稿' })).toContainText(
    '换了说法的回答。',
  )

  await test.step('what the reviewer typed over it is not what would be published', async () => {
    const answer = reviewer.getByRole('textbox', { name: '回答' })
    await answer.fill('审核时改过的回答。')
    await expect(reviewer.getByText('您改过这份草稿，请先交审核')).toBeVisible()
    await expect(reviewer.getByRole('button', { name: '审核发布' })).toHaveCount(0)
    const live = address.replace(/&draft=[^&]*/, '')
    await reviewer.goto(live)
    await expect(reviewer.getByRole('link', { name: '打开草稿' })).toBeVisible()
    await expect(answer).not.toHaveValue('审核时改过的回答。')
    await answer.fill('写在线上内容上的。')
    await reviewer.getByRole('link', { name: '打开草稿' }).click()
    await expect(answer).toHaveValue('审核时改过的回答。')
    await reviewer.getByRole('button', { name: '撤销修改' }).click()
    await expect(answer).toHaveValue('换了说法的回答。')
  })
  await reviewer.getByRole('button', { name: '审核发布' }).click()
  const time = reviewer.getByLabel('发布时间（可不填）')
  await time.fill('2020-01-01T08:00')
  await reviewer.getByRole('button', { name: '到点发布' }).click()
  await expect(reviewer.getByText('时间要晚于现在；马上发布不用选时间')).toBeVisible()
  const tomorrow = new Date(Date.now() + 32 * 3_600_000).toISOString().slice(0, 16)
  await time.fill(tomorrow)
  await reviewer.getByRole('button', { name: '到点发布' }).click()
  await expect(reviewer.getByText('已定时，到点自动发布。')).toBeVisible()
  await expect(reviewer.getByRole('table')).toContainText('定时发布')
  await page.reload()
  await expect(page.getByText('定时发布')).toBeVisible()
  await reviewer.context().close()
})

test('a draft that could not be read is not taken for none', async ({ page }) => {
  let fails = true
  await page.route('**/content/readContentDraft', (route) =>
    fails ? route.abort() : route.continue(),
  )
  await openDesk(page, 'content3', '/outlets')
  await page.getByRole('table').getByRole('link').first().click()
  const failure = page.getByRole('alert').filter({ hasText: '没有取到草稿' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('button', { name: '没取到草稿，暂不能保存' })).toBeDisabled()
  fails = false
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('button', { name: '交审核' })).toBeVisible()
})

test('the buttons of a questionnaire say that they only ask for a review', async ({ page }) => {
  await openDesk(page, 'content3', '/questionnaires')
  await page.getByRole('link', { name: '网点服务调查', exact: true }).click()
  await page.getByRole('button', { name: '交审核，结束问卷' }).click()
  const told = page.getByRole('dialog')
  await expect(told).toContainText('同事审核发布后，客户才不能再填')
  await told.getByRole('button', { name: '交审核，结束问卷' }).click()
  await expect(page.getByText('等待审核')).toBeVisible()
})
