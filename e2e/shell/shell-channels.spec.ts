import { expect, type Page } from '@playwright/test'
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

/** No screen of the site says it yet; the pages that ask by city will. */
async function cityOf(page: Page): Promise<readonly unknown[]> {
  const kept = await page.evaluate(() => sessionStorage.getItem('basicInfo') ?? '{}')
  const { cityCode, cityName } = JSON.parse(kept)
  return [cityCode, cityName]
}
