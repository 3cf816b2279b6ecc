import { readFileSync } from 'node:fs'
import { recordFault } from '@ecenter/contract/analytics/record-fault.ts'
import { urlOf } from '@ecenter/contract/call.ts'
import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { untilKept } from '../support/kept.ts'
import { customerWithTwoCars } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'

const manifest = JSON.parse(
  readFileSync(new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
)
const agreement = `**/${manifest['src/shell/AgreementPage.tsx'].file}`

for (const { name, body } of [
  {
    name: 'breaks as it is drawn',
    body: `export function AgreementPage() { throw new Error('SCHMIDT 6222020200000000007 is not a function') }`,
  },
  {
    name: 'has a script that breaks as it comes',
    body: `throw new Error('SCHMIDT 6222020200000000007 is not a function')`,
  },
]) {
  test(`a page that ${name} is called our fault, is reported, and keeps the way home and what was typed`, async ({
    page,
  }) => {
    await beginRouting(page)
    const query = await CarPolicyQuery.open(page)
    await query.fill(customerWithTwoCars)
    await untilKept(page, 'formDrafts')
    await page.route(agreement, (route) => route.fulfill({ contentType: 'text/javascript', body }))
    const reported = page.waitForRequest(`**${urlOf(recordFault)}`)
    await page.getByRole('link', { name: '《个人信息处理规则》' }).click()

    const said = page.getByRole('alert').filter({ hasText: '这个页面出错了' })
    await expect(said).toContainText('是我们的程序出了问题，不是您的网络或操作')
    const request = await reported
    expect(request.postData()).not.toMatch(/SCHMIDT|6222/)
    expect(request.postDataJSON().body).toMatchObject({
      route: '/agreement',
      message: 'Error … is not a function',
      version: expect.stringMatching(/^index-/),
    })
    const answer = await (await request.response())?.json()
    expect(answer.body.common.resultCode).toBe('1')

    await page.unroute(agreement)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
    await page.evaluate(() => {
      location.hash = '/policy-query'
    })
    await expect(query.idNumber).toHaveValue(customerWithTwoCars.identifyNumber)
  })
}

test('what breaks between two pages costs nothing but a moment, and twice it is called our fault', async ({
  page,
}) => {
  await page.goto('/#/404')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
  const reported = page.waitForRequest(`**${urlOf(recordFault)}`)
  await page.evaluate(() => {
    window.scrollTo = () => {
      throw new TypeError('destroy is not a function')
    }
  })
  await goTo(page, '/agreement')
  await expect(page.getByRole('heading', { name: '个人信息处理规则' })).toBeVisible()
  expect((await reported).postDataJSON().body.message).toBe('TypeError destroy is not a function')

  await goTo(page, '/404')
  await expect(page.getByRole('alert')).toContainText('这个页面出错了')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page.getByRole('heading', { name: '自助服务' }).first()).toBeVisible()
})

test('what breaks as something is pressed is reported, and whoever pressed is told that it was our fault', async ({
  page,
}) => {
  await page.goto('/#/report')
  await expect(page.getByRole('heading', { name: '人都安全吗？' })).toBeVisible()
  await page.evaluate(() => {
    const { stringify } = JSON
    JSON.stringify = (value: { draftId?: string } | undefined) => {
      if (value?.draftId !== undefined) throw new TypeError('SCHMIDT is not a function')
      return stringify(value)
    }
  })
  const reported = page.waitForRequest(`**${urlOf(recordFault)}`)
  const said = page.getByRole('alertdialog')
  // What listens comes some seconds after the page.
  await expect(async () => {
    await page.getByRole('button', { name: /没有人受伤/ }).click()
    await expect(said).toContainText('是我们的程序出了问题', { timeout: 1000 })
  }).toPass()
  const { body } = (await reported).postDataJSON()
  expect(body).toMatchObject({ route: '/report', message: 'TypeError … is not a function' })
  await said.getByRole('button', { name: '确定' }).click()
  await expect(page.getByRole('heading', { name: '人都安全吗？' })).toBeVisible()
})

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, path)
}
