import { expect, type Page } from '@playwright/test'
import { type CompanyProvider, companyProvider } from './support/company-provider.ts'
import { test } from './support/desk-test.ts'
import { type ServiceOfItsOwn, serviceOfItsOwn } from './support/service-of-its-own.ts'
import { SignInPage } from './support/sign-in-page.ts'

let company: CompanyProvider
let service: ServiceOfItsOwn
/** A port of its own, beside those of the run. */
const port = Number(process.env.E2E_PORT ?? 8090) + 101
test.use({ baseURL: `http://127.0.0.1:${port}` })
test.beforeAll(async () => {
  company = await companyProvider(`http://127.0.0.1:${port}`)
  service = serviceOfItsOwn(port, company.settings)
  await service.start()
})
test.afterAll(async () => {
  await service.end()
  await company.end()
})

test('an employee comes in by the company account, back to their page, and out at both', async ({
  page,
}) => {
  await page.goto('/desk/#/staff')
  await wayIn(page).click()
  await page.getByPlaceholder('Enter any login').fill('gh1001')
  await page.getByPlaceholder('and password').fill('theirs')
  await page.getByRole('button', { name: 'Sign-in' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '员工' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const own = page.getByRole('row').filter({ hasText: 'gh1001' })
  await expect(own).toContainText('公司账号')
  await page.getByRole('button', { name: '添加员工' }).click()
  const form = page.getByRole('dialog', { name: '添加员工' })
  await form.getByRole('textbox', { name: '姓名' }).fill('新同事')

  // The session ends while something is typed: the provider, where they are still in, opens beside the page.
  await page.context().clearCookies({ name: 'desk' })
  await form.getByRole('textbox', { name: '账号' }).fill('gh1002')
  await form.getByRole('checkbox', { name: '客服' }).check()
  await form.getByRole('button', { name: '添加', exact: true }).click()
  const beside = page.context().waitForEvent('page')
  await wayIn(page).click()
  await expect(form.getByRole('textbox', { name: '姓名' })).toHaveValue('新同事')
  await (await beside).close()
  await form.getByRole('button', { name: '添加', exact: true }).click()
  await page.getByRole('button', { name: '已经记下' }).click()

  await page.getByRole('button', { name: '退出', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(wayIn(page)).toBeVisible()

  await company.end()
  await wayIn(page).click()
  await expect(page.getByRole('alert')).toContainText('公司登录暂时不可用')
  await expect(new SignInPage(page).account).toBeVisible()
})

function wayIn(page: Page) {
  return page.getByRole('link', { name: /公司账号登录/ })
}
