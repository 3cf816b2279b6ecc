import { expect, type Page } from '@playwright/test'
import { test } from '../support/visitor.ts'
import { success } from '../support/wire.ts'

const weChat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49'

test('an app opens the site for its customer, who finds all policies without a form or a code', async ({
  page,
}) => {
  await page.goto('/dev/hand-over')
  const mine = page.getByRole('link', { name: '查看我的保障', exact: true })
  await expect(mine).toBeVisible()
  await expect(page).toHaveURL(/^[^#]*#\/home$/)
  await mine.click()
  await expect(page.getByRole('heading', { name: '王明，您好' })).toBeVisible()
  await page.getByRole('link', { name: '电子保单' }).first().click()
  await expect(page.getByRole('dialog', { name: '电子保单和单证' })).toBeVisible()

  await test.step('the login outlives a reload, and the way back leads past the ticket', async () => {
    await page.goto('/#/home')
    await page.reload()
    await expect(mine).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('eyJ')
  })
})

test('a ticket is good once: its address opened again logs nobody in', async ({
  page,
  browser,
  baseURL,
}) => {
  const opened = await page.request.get('/dev/hand-over', { maxRedirects: 0 })
  const address = opened.headers().location ?? ''
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${baseURL}${address}`)
  await expect(other.getByRole('link', { name: '查看我的保障', exact: true })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: '看到您的全部保障' })).toBeVisible()
  await expect(page).toHaveURL(/^[^#]*#\/home$/)
  await expect(page.getByRole('link', { name: '查看我的保障', exact: true })).toHaveCount(0)
  await other.context().close()
})

test('whoever came by themselves is told how to get to a list of their own', async ({ page }) => {
  await page.goto('/#/policy-queryResult?by=mine')
  await expect(page.getByText('登录已结束，请从原来的应用重新打开')).toBeVisible()
  await expect(page.getByRole('link', { name: '重新查询' }).first()).toBeVisible()
})

test('a page that belongs into WeChat shows its address as a picture and to copy', async ({
  page,
  baseURL,
}) => {
  await page.goto('/#/gowx?page=%2Fverify%3Fcode%3Dx')
  await expect(page.getByRole('heading', { name: '请在微信中打开', level: 2 })).toBeVisible()
  await expect(page.getByRole('img', { name: '用微信扫码打开的二维码' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '网页链接' })).toHaveValue(`${baseURL}/#/verify`)
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByRole('status').filter({ hasText: /已复制|长按/ })).toHaveCount(1)
})

for (const forged of ['https://evil.example/', '//evil.example', '/nowhere', '']) {
  test(`no other address is ever shown there: ${forged}`, async ({ page, baseURL }) => {
    await page.goto(`/#/gowx?page=${encodeURIComponent(forged)}`)
    const link = page.getByRole('textbox', { name: '网页链接' })
    await expect(link).toHaveValue(`${baseURL}/#/home`)
  })
}

test.describe('inside WeChat', () => {
  test.use({ userAgent: weChat })

  test('nobody is sent there again', async ({ page }) => {
    await page.goto('/#/gowx?page=/verify')
    await expect(page.getByRole('heading', { name: '您已经在微信里了' })).toBeVisible()
    await page.getByRole('link', { name: '继续' }).click()
    await expect(page).toHaveTitle('保单验真')
  })

  test('a screen is shared by its name; one of the customer’s own as the home', async ({
    page,
    baseURL,
  }) => {
    let asked = 0
    await page.route('**/wxConfig/wxConfig', (route) => {
      asked += 1
      return route.fulfill(success({ ...signed, isSample: false }))
    })
    await page.addInitScript(standInBridge)
    await page.goto('/#/verify')
    await expect
      .poll(() => sharedLast(page))
      .toMatchObject({ title: '保单验真 - 示例财险', link: `${baseURL}/#/verify` })
    await page.evaluate(() => {
      location.hash = '/invoice-query?by=number'
    })
    await expect.poll(() => sharedLast(page)).toMatchObject({ link: `${baseURL}/#/home` })
    expect(asked).toBe(1)
  })

  test('a promoter’s link is shared in place of the page that shows it', async ({
    page,
    baseURL,
  }) => {
    const carLink = `${baseURL}/t/ABCDEFGH`
    await page.route('**/wxConfig/wxConfig', (route) =>
      route.fulfill(success({ ...signed, isSample: false })),
    )
    await page.route('**/groupCheckMobile', (route) =>
      route.fulfill(success({ isPromoter: true, carLink })),
    )
    await page.addInitScript(standInBridge)
    await page.goto('/#/promotion-apply?mine=asked')
    await page.getByRole('textbox', { name: '手机号' }).fill('13700016091')
    await page.getByRole('button', { name: '查看链接' }).click()
    await expect
      .poll(() => sharedLast(page))
      .toMatchObject({
        title: '车险投保 - 示例财险',
        desc: '留下姓名和手机号，马上告诉您怎么投保。',
        link: carLink,
      })
    await page.getByRole('button', { name: '查看其他手机号的链接' }).click()
    await expect.poll(() => sharedLast(page)).toMatchObject({ link: `${baseURL}/#/home` })
  })

  test('a demo asks WeChat nothing, for it has only a sample to show', async ({ page }) => {
    await page.addInitScript(standInBridge)
    const answered = page.waitForResponse('**/wxConfig/wxConfig')
    await page.goto('/#/verify')
    expect((await (await answered).json()).body).toMatchObject({ isSample: true })
    await expect(page).toHaveTitle('保单验真')
    expect(await sharedLast(page)).toBeUndefined()
  })
})

const signed = { appId: 'wx1234567890abcdef', timestamp: 1, nonceStr: 'n', signature: 's' }

/** What WeChat puts into its pages: it takes every call, and keeps what it was told. */
function standInBridge() {
  const told: unknown[] = []
  Reflect.set(window, 'toldWeChat', told)
  Reflect.set(window, 'WeixinJSBridge', {
    invoke(name: string, facts: object, answer: (said: object) => void) {
      told.push({ name, ...facts })
      answer({ err_msg: `${name}:ok` })
    },
    on() {},
  })
}

async function sharedLast(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const told: { readonly name: string }[] = Reflect.get(window, 'toldWeChat')
    return told.findLast(({ name }) => name === 'updateAppMessageShareData')
  })
}
