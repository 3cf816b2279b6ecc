import { expect } from '@playwright/test'
import { PlaceSheet } from '../pages/place-sheet.ts'
import { test } from '../support/visitor.ts'
import { historyInOrder } from '../support/way-back.ts'

const cityOnHome = /^所在城市.*，点按切换$/

for (const [what, typed, name, shown] of [
  ['its name', '深圳', '深圳市', '深圳'],
  ['its pinyin', 'chongqing', '重庆市', '重庆'],
  ['its initials', 'xm', '厦门市', '厦门'],
  ['a county of it', 'kunshan', '昆山市（苏州市）', '苏州'],
] as const) {
  test(`a city is found by ${what}`, async ({ page }) => {
    await page.goto('/#/home')
    const city = page.getByRole('button', { name: cityOnHome })
    await city.click()
    const places = new PlaceSheet(page)
    await places.searchFor(typed)
    await places.choose(name)
    await expect(city).toHaveText(shown)
    await page.reload()
    await expect(city).toHaveText(shown)
  })
}

test('the letters at the side lead to the cities that begin with them', async ({ page }) => {
  await page.goto('/#/home')
  await page.getByRole('button', { name: cityOnHome }).click()
  const places = new PlaceSheet(page)
  await expect(places.section('热门').first()).toHaveText('北京市')
  const rail = places.sheet.getByRole('slider', { name: '字母索引' })
  await rail.focus()
  await rail.press('End')
  await expect(rail).toHaveAttribute('aria-valuetext', 'Z')
  await expect(places.section('Z').first()).toBeInViewport()
  await places.choose('珠海市')
  await expect(page.getByRole('button', { name: cityOnHome })).toHaveText('珠海')
})

test('a name that no place has says so, and cleared it shows all cities again', async ({
  page,
}) => {
  await page.goto('/#/home')
  await page.getByRole('button', { name: cityOnHome }).click()
  const places = new PlaceSheet(page)
  await places.searchFor('亚特兰蒂斯')
  await expect(places.sheet.getByRole('heading', { name: '没有找到' })).toBeVisible()
  await places.sheet.getByRole('button', { name: '清空搜索城市或区县' }).click()
  await expect(places.section('热门').first()).toBeVisible()
})

test('the city of home is the city of the outlets', async ({ page }) => {
  await page.goto('/#/home')
  await page.getByRole('button', { name: cityOnHome }).click()
  await new PlaceSheet(page).choose('上海市')
  await historyInOrder(page)
  await page.getByRole('link', { name: '服务网点' }).click()
  const area = page.getByRole('navigation', { name: '筛选' }).getByRole('button').first()
  await expect(area).toHaveText('上海')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('the areas of the country are asked for once a visit', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/getCityCode')) asked += 1
  })
  const places = new PlaceSheet(page)
  const city = page.getByRole('button', { name: cityOnHome })
  await page.goto('/#/home')
  await city.click()
  await places.choose('上海市')
  await historyInOrder(page)
  await page.getByRole('link', { name: '异议申诉' }).click()
  await expect(page.getByRole('combobox', { name: '所在地区' })).toBeEnabled()
  await page.goto('/#/home')
  await city.click()
  await places.choose('广州市')
  await expect(city).toHaveText('广州')
  expect(asked).toBe(1)
})
