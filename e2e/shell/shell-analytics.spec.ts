import { expect, type Page, type Request } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { customerWithTwoCars } from '../support/people.ts'
import { test } from '../support/visitor.ts'

test('views and the named clicks are told in their order, with channel and entry', async ({
  page,
}) => {
  const sent = recorded(page)
  await page.goto('/?channelNo=5&from=fccx&entryId=poster-07#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await page.getByRole('button', { name: /切换到/ }).click()
  await page.getByRole('link', { name: '查车险保单' }).click()
  await expect(page).toHaveTitle('保险查询')
  await hide(page)

  await expect.poll(() => eventsIn(sent)).toEqual(['/404', 'policy query', '/policy-query'])
  for (const request of sent) {
    expect(bodyOf(request)).toMatchObject({ channelType: 'fccx', entryId: 'poster-07' })
    // The page does not read the answer; the same request once more gets the same one.
    const again = await page.request.post(request.url(), { data: request.postDataJSON() })
    expect((await again.json()).body.common.resultCode).toBe('1')
  }
})

test('nothing of a customer or an address is told', async ({ page }) => {
  const sent = recorded(page)
  const query = await CarPolicyQuery.open(page)
  await query.askAs(customerWithTwoCars)
  await page.getByRole('main').getByRole('link', { name: '保单号' }).first().click()
  await expect(page).toHaveURL(/handle=/)
  await expect(page).toHaveTitle('我的保单')
  await hide(page)

  await expect
    .poll(() => eventsIn(sent))
    .toEqual(['/policy-query', '/policy-carQueryResult', '/policy-carDetail'])
  for (const request of sent) {
    expect(Object.keys(bodyOf(request))).toEqual(['events', 'channelType'])
  }
})

test('how fast the page was is told once, with nothing about the visitor', async ({ page }) => {
  await page.clock.install()
  // What tells of the view measures too, and a page that is hidden by then tells nothing of its painting.
  const hasCome = page.waitForRequest('**/analytics/record')
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await page.clock.fastForward('00:06')
  await hasCome
  const sent = recorded(page, 'recordVitals')
  await expect(async () => {
    await hide(page)
    await show(page)
    expect(sent).toHaveLength(1)
  }).toPass()
  const [body] = sent.map((request) => request.postDataJSON().body)
  const LCP = expect.any(Number)
  expect(body).toEqual({
    route: '/404',
    channelType: 'web',
    vitals: expect.objectContaining({ LCP }),
  })
})

test('a visit that is not counted is nobody’s trouble', async ({ page }) => {
  await page.route('**/analytics/record', (route) => route.fulfill({ status: 503 }))
  // What is not told when the page is hidden is told after some seconds.
  const answered = page.waitForResponse('**/analytics/record')
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  await hide(page)
  expect((await answered).status()).toBe(503)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

function recorded(page: Page, what = 'record'): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(`/ecenter/self/analytics/${what}`)) sent.push(request)
  })
  return sent
}

function eventsIn(sent: readonly Request[]): string[] {
  return sent.flatMap((request) => bodyOf(request).events)
}

function bodyOf(request: Request): { readonly events: string[] } {
  return request.postDataJSON().body
}

/** As a browser does when the customer goes to another app. */
function hide(page: Page): Promise<void> {
  return turn(page, 'hidden')
}

/** As when they come back to it. */
function show(page: Page): Promise<void> {
  return turn(page, 'visible')
}

async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}
