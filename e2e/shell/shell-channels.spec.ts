import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { PlaceSheet } from '../pages/place-sheet.ts'
import { test } from '../support/visitor.ts'

/** The channel rules (specification, section 2): what the address says, and what it hides. */
const rules = [
  { address: '/?from=vmeng', hasHeader: true, canGoHome: false },
  { address: '/?channelNo=3', hasHeader: true, canGoHome: false },
  { address: '/?channelNo=1', hasHeader: false, canGoHome: true },
  { address: '/?msappFlag=1', hasHeader: false, canGoHome: true },
  { address: '/?channelNo=4&from=gwcx', hasHeader: false, canGoHome: true },
  { address: '/?channelNo=5&from=fccx', hasHeader: true, canGoHome: true },
  { address: '/?channelNo=6&from=95518', hasHeader: true, canGoHome: true },
  { address: '/?channelNo=7&from=cx', hasHeader: true, canGoHome: true },
  { address: '/?channelNo=1&from=vmeng', hasHeader: true, canGoHome: false },
  { address: '/?channelNo=4', hasHeader: true, canGoHome: true },
  { address: '/?channelNo=https://evil.example', hasHeader: true, canGoHome: true },
]

for (const { address, hasHeader, canGoHome } of rules) {
  test(`${address}: ${hasHeader ? 'header' : 'no header'}, ${canGoHome ? 'a' : 'no'} way home`, async ({
    page,
  }) => {
    for (const entry of [`${address}#/404`, `/#/404${address.slice(1)}`]) {
      await page.goto('about:blank')
      await page.goto(entry)
      await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(hasHeader ? 1 : 0)
      const ways = hasHeader && canGoHome ? 1 : 0
      await expect(page.getByRole('link', { name: '回到首页' })).toHaveCount(ways)
      await page.evaluate(() => sessionStorage.clear())
    }
  })
}

test('a channel is remembered for the session, also on a page that does not name it', async ({
  page,
}) => {
  await page.goto('/?channelNo=1#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await page.goto('/#/agreement')
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('a link inside the site that names a channel changes it at once', async ({ page }) => {
  await page.goto('/#/404')
  await expect(page.getByRole('link', { name: '回到首页' })).toBeVisible()
  await page.evaluate(() => {
    location.hash = '/404?from=vmeng'
  })
  await expect(page.getByRole('link', { name: '回到首页' })).toHaveCount(0)
})

test('a city in the address moves the site there, with its name; one nobody knows does not', async ({
  page,
}) => {
  await page.goto('/?cityCode=31000000#/404')
  await expect.poll(() => cityOf(page)).toEqual(['31000000', '上海'])
  await page.evaluate(() => {
    location.hash = '/agreement?cityCode=99000000'
  })
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
  await expect.poll(() => cityOf(page)).toEqual(['31000000', '上海'])
  await page.goto('/#/policy-query')
  await expect(page.getByRole('button', { name: '省份简称' })).toHaveText('沪')
})

test('a city that the visitor chose stays, whatever a later link of the same visit says', async ({
  page,
}) => {
  await page.goto('/?cityCode=31000000#/home')
  const city = page.getByRole('button', { name: /^所在城市.*，点按切换$/ })
  await expect(city).toHaveText('上海')
  await city.click()
  await new PlaceSheet(page).choose('重庆市')
  await expect(city).toHaveText('重庆')
  await page.goto('/?cityCode=31000000&again=1#/home')
  await expect(city).toHaveText('重庆')
})

test('what a first visit asks early goes out once, with ids of its own and the channel it came by', async ({
  page,
}) => {
  const heads: { requestId: string; channelNo: string; path: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !/uuid\/uuid|querySupportProduct/.test(request.url())) return
    heads.push({ ...request.postDataJSON().head, path: request.url().replace(/.*\//, '') })
  })
  for (const visit of ['/?channelNo=5#/policy-query', '/?channelNo=5&again=1#/policy-query']) {
    await page.context().clearCookies()
    const { imageCode } = await CarPolicyQuery.open(page, visit)
    await expect(imageCode.picture).toBeVisible()
  }
  expect(heads.map(({ path }) => path).sort()).toEqual([
    ...['querySupportProduct', 'querySupportProduct', 'uuid', 'uuid'],
  ])
  expect(new Set(heads.map(({ requestId }) => requestId)).size).toBe(4)
  expect(new Set(heads.map(({ channelNo }) => channelNo))).toEqual(new Set(['5']))
})

/** No screen of the site says it yet; the pages that ask by city will. */
async function cityOf(page: Page): Promise<readonly unknown[]> {
  const kept = await page.evaluate(() => sessionStorage.getItem('basicInfo') ?? '{}')
  const { cityCode, cityName } = JSON.parse(kept)
  return [cityCode, cityName]
}
