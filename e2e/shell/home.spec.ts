import { expect } from '@playwright/test'
import { ClaimQuery } from '../pages/claim-query.ts'
import { OrderQuery } from '../pages/order-query.ts'
import { PlaceSheet } from '../pages/place-sheet.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { factsToTry } from '../support/demo.ts'
import { letProofExpire } from '../support/expired-proof.ts'
import { untilKept } from '../support/kept.ts'
import { customerWhoComesBack } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { giveVoices } from '../support/voices.ts'
import { historyInOrder } from '../support/way-back.ts'

test('home names the insurer and leads to what people come for, each way to a screen that is built', async ({
  page,
}) => {
  await page.goto('/#/home')
  await expect(page.getByRole('banner')).toContainText('示例财险')
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="#/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs).toEqual(expect.arrayContaining(['#/policy-query', '#/claims-query']))
  for (const href of new Set(hrefs)) {
    await page.goto(`/${href}`)
    await expect(page).not.toHaveTitle('页面不存在')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('another city shows its own announcements', async ({ page }) => {
  await page.goto('/#/home')
  const figures = page.getByRole('region', { name: '活动推荐' }).getByRole('listitem')
  await expect(figures.filter({ hasText: '同事一起投保' })).toHaveCount(1)
  await page.getByRole('button', { name: '所在城市北京，点按切换' }).click()
  await new PlaceSheet(page).choose('深圳市')
  await expect(page.getByRole('button', { name: '所在城市深圳，点按切换' })).toBeVisible()
  await expect(figures.filter({ hasText: '电子保单' })).toHaveCount(1)
  await expect(figures.filter({ hasText: '同事一起投保' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: '所在城市深圳，点按切换' })).toBeVisible()
})

test('when the cities cannot be told it says so, and another press tries again', async ({
  page,
}) => {
  await page.route('**/getCityCode', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.goto('/#/home')
  const city = page.getByRole('button', { name: '所在城市北京，点按切换' })
  await city.click()
  const { sheet } = new PlaceSheet(page)
  await expect(sheet.getByRole('heading', { name: '暂时无法选择城市' })).toBeVisible()
  await sheet.getByRole('button', { name: '再试一次' }).click()
  await expect(sheet.getByRole('button', { name: '北京市' }).first()).toBeVisible()
})

test('a city with a discount and with group purchases tells of them', async ({ page }) => {
  await page.goto('/#/home')
  await expect(page.getByRole('heading', { name: '北京车险 8.5 折起' })).toBeVisible()
  const group = page.getByRole('heading', { name: '公司团购车险' })
  await expect(group).toBeVisible()
  await expect(page.getByText('已有 1,286 人参加')).toBeVisible()
  await page.getByRole('button', { name: '所在城市北京，点按切换' }).click()
  await new PlaceSheet(page).choose('深圳市')
  await expect(page.getByRole('heading', { name: '北京车险 8.5 折起' })).toHaveCount(0)
  await expect(group).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '小区邻里家财险' })).toBeVisible()
})

test('when nothing can be announced, all ways are there', async ({ page }) => {
  await page.route('**/api/activity/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/#/home')
  await page.getByRole('link', { name: '查保单' }).click()
  await expect(page).toHaveTitle('保险查询')
})

test('large type is in the head of home; people come first there, and all else opens on request', async ({
  page,
}) => {
  await page.goto('/#/home')
  const head = page.getByRole('banner')
  await head.getByRole('button', { name: '大字版' }).click()
  await expect(head.getByRole('button', { name: '标准版' })).toBeVisible()
  await expect(page.getByRole('link', { name: '请人工帮我办' })).toBeVisible()
  await expect(page.getByRole('link', { name: '电子发票' })).toBeHidden()
  await page.getByText('全部服务').click()
  await expect(page.getByRole('link', { name: '电子发票' })).toBeVisible()
})

test('in large type a voice reads the screen, digit by digit what is a number, and stops as one leaves', async ({
  page,
}) => {
  const voice = await giveVoices(page, [
    { lang: 'zh-CN', localService: false },
    { lang: 'zh-CN', localService: true },
  ])
  await page.addInitScript(() => localStorage.setItem('elder', '1'))
  await page.goto('/#/outlet-query')
  const begin = page.getByRole('button', { name: '读给我听' })
  const stop = page.getByRole('button', { name: '停下，不读了' })
  await begin.click()
  await expect(stop).toBeVisible()
  expect(await voice.said()).toContain('看离我最近的网点')
  expect(await voice.said()).not.toContain('切换到标准版')
  await test.step('what was stopped says nothing of what is read since', async () => {
    await stop.click()
    await begin.click()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
    await expect(stop).toBeVisible()
  })
  await test.step('behind a line that failed nothing is read', async () => {
    await voice.fail()
    await expect(begin).toBeVisible()
    expect((await voice.said()).at(-1)).toBe('cancelled')
  })
  await test.step('at the end it can begin again', async () => {
    await begin.click()
    await expect(stop).toBeVisible()
    await voice.end()
    await expect(begin).toBeVisible()
  })
  await begin.click()
  await page.goto('/#/home')
  await expect.poll(async () => (await voice.said()).at(-1)).toBe('cancelled')
})

test('a voice that is made in a cloud is not told what stands on the screen', async ({ page }) => {
  await giveVoices(page, [{ lang: 'zh-CN', localService: false }])
  await page.addInitScript(() => localStorage.setItem('elder', '1'))
  await page.goto('/#/outlet-query')
  await expect(page.getByRole('link', { name: /打电话找人工/ })).toBeVisible()
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0)
  await expect(page.getByRole('button', { name: '读给我听' })).toHaveCount(0)
})

test('a site of the insurer’s that is configured has a tile, and no other has', async ({
  page,
}) => {
  await page.goto('/#/home')
  const more = page.getByRole('navigation', { name: '全部服务' })
  const outside = more.locator('a:not([href^="#/"])')
  await expect(outside).toHaveText(['违章缴费'])
  await expect(outside).toHaveAttribute('href', 'https://violations.example/pay')
})

test('what was opened in this visit is one tap away, the newest first, and gone with the session', async ({
  page,
  context,
}) => {
  const recent = page.getByRole('region', { name: '继续上次的查看' })
  await page.goto('/#/home')
  await expect(page.getByRole('link', { name: '查保单' })).toBeVisible()
  await expect(recent).toHaveCount(0)

  const orders = await OrderQuery.open(page)
  await orders.ask(await factsToTry(page, 'groupGet', 'due tomorrow at noon'))
  await orders.found.click()
  await expect(page.getByText(/^请在 .+ [前内]支付/)).toBeVisible()
  const claims = await ClaimQuery.open(page)
  const facts = await factsToTry(page, 'queryCarClaim', 'one being assessed')
  await claims.ask(facts)
  await claims.found.first().click()
  await expect(page.getByRole('region', { name: '办理进度' })).toBeVisible()

  await page.goto('/#/home')
  await expect(recent.getByRole('link')).toHaveText([/^追尾理赔 · .+\*/, /订单/])
  await expect(recent).not.toContainText(facts.licenseNo ?? '')
  await untilKept(page, 'recentThings')
  await page.reload()
  await recent.getByRole('link', { name: '追尾' }).click()
  await expect(page.getByRole('region', { name: '办理进度' })).toBeVisible()

  const kept = await page.evaluate(() => sessionStorage.getItem('recentThings'))
  expect(kept).not.toBeNull()
  expect(kept).not.toContain('追尾')

  await context.clearCookies()
  await page.goto('/#/home')
  await page.reload()
  await expect(page.getByRole('link', { name: '查保单' })).toBeVisible()
  await expect(recent).toHaveCount(0)
})

test('a policy that was opened before its proof expired asks for a new code', async ({ page }) => {
  await beginRouting(page)
  const detail = await PolicyDetail.openAs(page, customerWhoComesBack)
  await historyInOrder(page)
  await page.goto('/#/home')
  await untilKept(page, 'recentThings')
  await page.reload()
  await letProofExpire(page, '**/ecenter/wp/policy/queryCarPolicy')
  await page.getByRole('region', { name: '继续上次的查看' }).getByRole('link').click()
  await expect(page).toHaveURL(/policy-carDetail\?handle=/)
  await expect(detail.codeSheet.slide.slider).toBeVisible()
})
