import { expect, type Page } from '@playwright/test'
import { OutletList } from '../pages/outlet-list.ts'
import { textOf } from '../support/read.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { success } from '../support/wire.ts'

const tiananmen = { latitude: 39.90734, longitude: 116.39089 }

test('a visitor who says where they are sees the nearest first, and goes there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(tiananmen)
  const list = await OutletList.open(page)
  await expect(list.area).toHaveText('北京')
  await list.askNearMe('同意')
  await expect(list.count).toHaveText(/，由近到远$/)
  await expect(list.area).toHaveText('附近')
  const first = list.cards.first()
  await expect(first).toContainText(/\d (米|公里)/)
  await expect(first.getByRole('link', { name: /^打电话给/ })).toHaveAttribute('href', /^tel:/)

  let asked = ''
  await page.route('https://uri.amap.com/**', (route) => {
    asked = route.request().url()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>高德地图</h1>' })
  })
  const name = await textOf(first.getByRole('heading'))
  await first.getByRole('button', { name: /^导航到/ }).click()
  await page.getByRole('link', { name: '高德地图：去这里的路线' }).click()
  await expect(page.getByRole('heading', { name: '高德地图' })).toBeVisible()
  expect(new URL(asked).searchParams.get('to')).toMatch(new RegExp(`^[\\d.]+,[\\d.]+,${name}$`))
})

test('after a reload nobody is asked again, and their place is kept nowhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(tiananmen)
  const list = await OutletList.open(page)
  await list.askNearMe('同意')
  await expect(list.area).toHaveText('附近')
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(kept).toContain('allowed')
  expect(kept).not.toContain('39.90')
  await page.reload()
  await expect(list.area).toHaveText('附近')
  await expect(list.cards.first()).toContainText(/\d (米|公里)/)
})

test('whoever would rather not say where they are is asked nothing by the browser', async ({
  page,
}) => {
  const list = await OutletList.open(page)
  await list.askNearMe('暂不')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(list.area).toHaveText('北京')
  await expect(list.cards.first()).toBeVisible()
})

test('a browser that does not tell says so, and another city still leads to outlets', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  const list = await OutletList.open(page)
  await list.askNearMe('同意')
  await expect(page.getByRole('status').filter({ hasText: '按城市列出' })).toBeVisible()
  await expect(list.cards.first()).toBeVisible()
  await list.area.click()
  await list.places.searchFor('shenzhen')
  await list.places.choose('深圳市')
  await expect(list.area).toHaveText('深圳')
  await expect(list.count).toHaveText(/^共 \d+ 家$/)
})

test('kinds and services narrow the list, all services are checked at first', async ({ page }) => {
  const list = await OutletList.open(page)
  const all = await textOf(list.count)
  await list.type.click()
  const types = page.getByRole('dialog', { name: '网点类型' })
  await types.getByText(/^理赔网点（\d+ 家）$/).click()
  await expect(types).toBeHidden()
  await expect(list.type).toHaveText('理赔网点')
  await expect(list.count).not.toHaveText(all)

  await list.services.click()
  const services = page.getByRole('dialog', { name: '服务项目' })
  await expect(services.getByRole('checkbox', { checked: true })).toHaveCount(11)
  await services.getByText(/^全部（/).click()
  await expect(services.getByRole('alert')).toHaveText('请至少选一项。')
  await expect(services.getByRole('button', { name: '确定' })).toBeDisabled()
  await services.getByText(/^投保（/).click()
  await services.getByRole('button', { name: '确定' }).click()
  await expect(list.services).toHaveText('投保')
  await expect(list.cards.first()).toContainText('投保')
})

test('of a city one county can be chosen', async ({ page }) => {
  const list = await OutletList.open(page)
  await list.area.click()
  const county = list.places.section('区县').nth(1)
  const name = (await textOf(county)).replace(/（.*/, '')
  await county.click()
  await expect(list.area).toHaveText(name)
  await expect(list.cards.first()).toContainText(name)
})

test('a long list grows, and each outlet opens with its hours', async ({ page }) => {
  const list = await OutletList.open(page)
  await expect(list.cards).toHaveCount(20)
  // The page may go to its top once more as it opens.
  await expect(async () => {
    await list.cards.last().scrollIntoViewIfNeeded()
    await expect(list.cards).toHaveCount(28, { timeout: 500 })
  }).toPass()
  await list.cards.nth(1).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveTitle('网点详情')
  await expect(page.getByRole('region', { name: '营业时间' })).toContainText('周一')
  await page.reload()
  await expect(page.getByRole('region', { name: '能办什么' })).toContainText('服务项目')
  await goBack(page)
  await expect(list.count).toBeVisible()
})

test('where there is no outlet the nearest place that has one is a press away', async ({
  page,
}) => {
  await page.goto('/?cityCode=13100000#/outlet-query')
  await expect(page.getByRole('heading', { name: '这里没有网点' })).toBeVisible()
  await page.getByRole('button', { name: '看石家庄市的网点' }).click()
  const list = new OutletList(page)
  await expect(list.area).toHaveText('石家庄')
  await expect(list.cards.first()).toBeVisible()
})

test('that there is none and that nobody could look are different screens', async ({ page }) => {
  const call = '**/siteQuery/siteQuery'
  await page.route(call, (route) => route.fulfill({ status: 503 }))
  await page.goto('/#/outlet-query')
  await expect(page.getByRole('heading', { name: '暂时查不了网点' })).toBeVisible()
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill(success({ siteInfoList: [], total: 0 })))
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { name: '这里没有网点' })).toBeVisible()
  await expect(page.getByRole('link', { name: '拨打 95518' })).toBeVisible()
})

test('what shows stays when it cannot be asked anew, as in a basement', async ({ page }) => {
  const list = await OutletList.open(page)
  await askAnewInVain(page, 'siteQuery')
  await expect(list.cards).toHaveCount(20)
  await expect(page.getByRole('heading', { name: '暂时查不了网点' })).toBeHidden()
  await list.cards.first().getByRole('heading').getByRole('link').click()
  const hours = page.getByRole('region', { name: '营业时间' })
  await expect(hours).toBeVisible()
  await askAnewInVain(page, 'querySiteInfo')
  await expect(page.getByRole('heading', { name: '暂时打不开' })).toBeHidden()
  await expect(hours).toBeVisible()
})

test('an outlet that is no longer there leads back to the list', async ({ page }) => {
  await page.goto('/#/outlet-detail?chosenItem=gone')
  await expect(page.getByRole('heading', { name: '找不到这个网点' })).toBeVisible()
  await page.getByRole('link', { name: '看其他网点' }).click()
  await expect(page).toHaveTitle('服务网点')
})

/** The phone is back in the net, so the page asks again; the service does not answer. */
async function askAnewInVain(page: Page, call: string): Promise<void> {
  let refused = 0
  page.on('response', (response) => {
    if (response.url().endsWith(call) && response.status() === 503) refused += 1
  })
  await page.route(`**/siteQuery/${call}`, (route) => route.fulfill({ status: 503 }))
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    expect(refused).toBeGreaterThan(0)
  }).toPass()
}
