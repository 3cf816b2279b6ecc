import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { customerWithTwoCars } from '../support/people.ts'
import { stopTime } from '../support/stop-time.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

const manifest = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
)
const pageFile = `**/${manifest['src/shell/AgreementPage.tsx'].file}`

test('a page on its way shows 加载中 for a second at most, and then its outline alone', async ({
  page,
}) => {
  await page.route(pageFile, () => undefined)
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await stopTime(page)
  await goTo(page, '/agreement')

  const note = page.getByText('加载中', { exact: true })
  await expect(note).toBeVisible()
  await page.clock.runFor(900)
  await expect(note).toBeVisible()
  await page.clock.runFor(100)
  await expect(note).toBeHidden()
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
})

test('a page that has not come after 120 seconds is given up, and can be asked for again', async ({
  page,
}) => {
  await page.clock.install()
  let isLost = true
  await page.route(pageFile, (route) => (isLost ? undefined : route.continue()))
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await goTo(page, '/agreement')
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await page.clock.runFor(100_000)
  await expect(page.locator('[aria-busy=true]')).toBeVisible()
  await page.clock.runFor(21_000)

  await expect(page.getByRole('alert')).toContainText('页面没有打开')
  isLost = false
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
})

for (const gone of [
  { name: 'is gone', status: 404, contentType: 'application/json', body: '{}' },
  { name: 'has become a page', status: 200, contentType: 'text/html', body: '<html></html>' },
]) {
  test(`after a new deployment a file that ${gone.name} costs one quiet reload, and no word typed`, async ({
    page,
  }) => {
    await beginRouting(page)
    const query = await CarPolicyQuery.open(page)
    await query.fill(customerWithTwoCars)
    const loads = countLoads(page)
    await deployNewVersion(page)
    let isOldPage = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOldPage = false
    })
    await page.route(pageFile, (route) => (isOldPage ? route.fulfill(gone) : route.continue()))
    await page.getByRole('link', { name: '《个人信息处理规则》' }).click()

    await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
    await expect.poll(loads).toBe(1)
    await goBack(page)
    await expect(query.idNumber).toHaveValue(customerWithTwoCars.identifyNumber)
  })
}

test('when the reload does not help there is no second one, but a page with a way on', async ({
  page,
}) => {
  await beginRouting(page)
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  const loads = countLoads(page)
  await deployNewVersion(page)
  await page.route(pageFile, (route) => route.fulfill({ status: 404, body: '' }))
  await goTo(page, '/agreement')

  await expect(page.getByRole('alert')).toContainText('页面没有打开')
  await expect.poll(loads).toBe(1)
  await page.unroute(pageFile)
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
})

test('without a newer version a lost file reloads nothing', async ({ page }) => {
  await beginRouting(page)
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  const loads = countLoads(page)
  await page.route(pageFile, (route) => route.abort())
  await goTo(page, '/agreement')
  await expect(page.getByRole('alert')).toContainText('页面没有打开')
  expect(loads()).toBe(0)
})

test('without a network the page says so, keeps what was typed, and goes on by itself', async ({
  page,
  context,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithTwoCars)
  await context.setOffline(true)
  await expect(
    page.getByText('网络已断开，您填写的内容还在。恢复后，没完成的请再点一次。'),
  ).toBeVisible()
  await page.getByRole('link', { name: '《个人信息处理规则》' }).click()
  await expect(page.getByRole('button', { name: '正在等待网络恢复' })).toBeDisabled()

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
  await expect(page.getByText('网络已断开')).toHaveCount(0)
  await goBack(page)
  await expect(query.plate).toHaveValue(customerWithTwoCars.licenseNo.slice(1))
})

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
}

/** From now on the page that is served begins with another script; what is loaded as a document works. */
async function deployNewVersion(page: Page): Promise<void> {
  await page.route('/', (route) =>
    route.request().resourceType() === 'document'
      ? route.continue()
      : route.fulfill({ contentType: 'text/html', body: '<script src="/assets/new.js"></script>' }),
  )
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
