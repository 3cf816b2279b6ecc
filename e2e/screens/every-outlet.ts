import { expect, type Page } from '@playwright/test'
import { OutletList } from '../pages/outlet-list.ts'
import { PlaceSheet } from '../pages/place-sheet.ts'
import { dismiss } from '../support/way-back.ts'
import { answerNever, success } from '../support/wire.ts'

const listCall = '**/siteQuery/siteQuery'
const tiananmen = { latitude: 39.90734, longitude: 116.39089 }

/** A journey through choosing a city and finding an outlet. */
export async function* everyOutlet(page: Page): AsyncGenerator<string> {
  yield* cities(page)
  yield* filters(page)
  yield* around(page)
  yield* nothing(page)
}

async function* cities(page: Page) {
  const city = page.getByRole('button', { name: /^所在城市/ })
  const places = new PlaceSheet(page)
  await answerNever(page, '**/getCityCode')
  await page.goto('/#/home')
  await city.click()
  await expect(places.sheet.getByText('加载中...')).toBeVisible()
  yield 'cities-loading'
  await dismiss(page)
  await page.unrouteAll()
  await page.route('**/getCityCode', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await city.click()
  await expect(places.sheet.getByRole('heading', { name: '暂时无法选择城市' })).toBeVisible()
  yield 'cities-out-of-reach'
  await page.unrouteAll()
  await places.sheet.getByRole('button', { name: '再试一次' }).click()
  await expect(places.section('热门').first()).toBeVisible()
  yield 'cities'
  await places.searchFor('cy')
  await expect(places.section('区县').first()).toBeVisible()
  yield 'cities-searched'
  await places.searchFor('亚特兰蒂斯')
  await expect(places.sheet.getByRole('heading', { name: '没有找到' })).toBeVisible()
  yield 'cities-none'
  await dismiss(page)
}

async function* filters(page: Page) {
  const list = await OutletList.open(page)
  yield 'outlets'
  await list.area.click()
  await expect(list.places.section('区县').first()).toBeVisible()
  yield 'outlets-area'
  await dismiss(page)
  await list.type.click()
  await expect(page.getByRole('dialog', { name: '网点类型' })).toBeVisible()
  yield 'outlets-type'
  await dismiss(page)
  await list.services.click()
  const services = page.getByRole('dialog', { name: '服务项目' })
  await expect(services).toBeVisible()
  yield 'outlets-services'
  await services.getByText(/^全部（/).click()
  yield 'outlets-services-none'
  await dismiss(page)
  await list.cards
    .first()
    .getByRole('button', { name: /^导航到/ })
    .click()
  await expect(page.getByRole('link', { name: '高德地图：去这里的路线' })).toBeVisible()
  yield 'outlet-maps'
  await dismiss(page)
}

async function* around(page: Page) {
  const list = new OutletList(page)
  await list.nearMe.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  yield 'outlets-consent'
  await page.getByRole('alertdialog').getByRole('button', { name: '同意' }).click()
  await expect(page.getByRole('status').filter({ hasText: '按城市列出' })).toBeVisible()
  yield 'outlets-refused'
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(tiananmen)
  await list.askNearMe('同意')
  await expect(list.area).toHaveText('附近')
  await expect(list.cards.first()).toBeVisible()
  yield 'outlets-around'
  await list.cards.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('region', { name: '营业时间' })).toBeVisible()
  yield 'outlet-detail'
  await page.goto('/#/outlet-detail?chosenItem=gone')
  await expect(page.getByRole('heading', { name: '找不到这个网点' })).toBeVisible()
  yield 'outlet-gone'
}

async function* nothing(page: Page) {
  await answerNever(page, listCall)
  await page.goto('/#/outlet-query')
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'outlets-loading'
  await page.unrouteAll()
  await page.route(listCall, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时查不了网点' })).toBeVisible()
  yield 'outlets-out-of-reach'
  await page.unrouteAll()
  const nearest = { cityCode: '13010000', cityName: '石家庄市' }
  await page.route(listCall, (route) =>
    route.fulfill(success({ siteInfoList: [], total: 0, nearest })),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: '这里没有网点' })).toBeVisible()
  yield 'outlets-none'
  await page.unrouteAll()
}
