import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { fatherWhoPaid } from '../support/people.ts'
import { test } from '../support/visitor.ts'

const lookup = '**/ecenter/policy/policy/wapCarProperty'
const serverMessage = '这一句来自服务端，请稍后再办理。'

/** The catalogue of failures (specification, section 8). */
const failures = [
  { http: 404, text: '网络出了点问题，请刷新重试。', buttons: ['重新加载'] },
  { http: 500, text: '数据获取失败，您可以返回首页重新办理。', buttons: ['联系我们', '返回首页'] },
  { http: 502, text: '服务暂时不可用，请稍后再试。', buttons: ['知道了'] },
  { http: 503, text: '服务暂时不可用，请稍后再试。', buttons: ['知道了'] },
  { http: 413, text: '系统繁忙，请稍后再试。', buttons: ['知道了'] },
  {
    code: 'E1010001',
    text: '数据获取失败，您可以返回首页重新办理。',
    buttons: ['联系我们', '返回首页'],
  },
  { code: 'E2010003', text: '网络出了点问题，请刷新重试。', buttons: ['重新加载'] },
  { code: 'E3060001', text: serverMessage, buttons: ['返回首页'] },
  { code: 'E9020001', text: serverMessage, buttons: ['返回首页'] },
  { code: 'E0060001', text: serverMessage, buttons: ['确定'], isCodeHidden: true },
] as const

for (const failure of failures) {
  const name = 'http' in failure ? `HTTP ${failure.http}` : `code ${failure.code}`
  test(`${name} tells the customer what happened and what to do`, async ({ page }) => {
    await failWith(page, failure)
    const query = await CarPolicyQuery.open(page)
    await query.fill(fatherWhoPaid)
    await query.submit.click()

    const dialog = page.getByRole('alertdialog', { name: '提示' })
    await expect(dialog).toContainText(failure.text)
    await expect(dialog.locator('a, button')).toHaveText([...failure.buttons])
    if ('code' in failure) {
      const shown = 'isCodeHidden' in failure ? 0 : 1
      await expect(dialog.getByText(`错误代码 ${failure.code}`)).toHaveCount(shown)
    }
    await expect(dialog.locator('a, button').last()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(query.idNumber).toHaveValue(fatherWhoPaid.identifyNumber)
  })
}

test('a channel that hides every way home offers none in a failure either', async ({ page }) => {
  await failWith(page, { code: 'E1010001' })
  const query = await CarPolicyQuery.open(page, '/?from=vmeng#/policy-query')
  await query.fill(fatherWhoPaid)
  await query.submit.click()
  const dialog = page.getByRole('alertdialog', { name: '提示' })
  await expect(dialog.locator('a, button')).toHaveText(['联系我们', '确定'])
  await page.getByRole('button', { name: '确定' }).click()
  await expect(query.idNumber).toHaveValue(fatherWhoPaid.identifyNumber)
})

test('contact us dials the hotline, and home leads home', async ({ page }) => {
  await failWith(page, { code: 'E1010001' })
  const query = await CarPolicyQuery.open(page)
  await query.fill(fatherWhoPaid)
  await query.submit.click()

  const contact = page.getByRole('link', { name: '联系我们' })
  await expect(contact).toHaveAttribute('href', 'tel:95518')
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/#\/home$/)
})

test('a list that cannot be fetched says so in its place and can be asked for again', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.askAs(fatherWhoPaid)
  await page.route(lookup, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.reload()

  await expect(page.getByRole('alert')).toContainText('服务暂时不可用，请稍后再试。')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByText('共查到')).toBeVisible()
})

async function failWith(page: Page, failure: { readonly http?: number; readonly code?: string }) {
  const { http, code } = failure
  await page.route(lookup, (route) =>
    http === undefined
      ? route.fulfill({
          json: {
            head: { requestId: 'e2e' },
            body: { common: { resultCode: code, resultMsg: serverMessage } },
          },
        })
      : route.fulfill({ status: http }),
  )
}
