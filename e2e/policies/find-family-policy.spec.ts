import { expect, type Page } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { type Facts, factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

const address = '/policy-query-wdf'

test('a school and a name find the student’s policies', async ({ page }) => {
  const query = await PolicyQuery.open(page, address)
  await query.ask(await toTry(page, 'a student, by school and name'))
  await expect(page).toHaveURL(/policy-detail-WDFList\?by=school$/)
  await expect(page.getByText(/共查到 \d+ 份保单/)).toBeVisible()
})

test('a student with an ID number finds the family’s policy', async ({ page }) => {
  const query = await PolicyQuery.open(page, `${address}?by=student`)
  await query.ask(await toTry(page, 'a child in a family policy'))
  await expect(page).toHaveURL(/policy-detail-WDFList\?by=student$/)
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('a guardian finds the policies of the children', async ({ page }) => {
  const query = await PolicyQuery.open(page, `${address}?by=guardian`)
  await query.ask(await toTry(page, 'a guardian of two children'))
  await expect(page).toHaveURL(/policy-detail-WDFList\?by=guardian$/)
  await expect(page.getByText(/共查到 \d+ 份保单/)).toBeVisible()
})

test('two students of one name: one more field appears in place, with what is to be done, and nothing is lost', async ({
  page,
}) => {
  const { school = '', studentName = '' } = await toTry(page, 'two students of one name')
  const { lcjStuIdNo = '' } = await toTry(page, 'the one of them whose ID number is known')
  const query = await PolicyQuery.open(page, address)
  await expect(query.field('lcjStuIdNo')).toHaveCount(0)
  await query.ask({ school, studentName })

  await expect(query.field('lcjStuIdNo')).toBeFocused()
  await expect(query.field('lcjStuIdNo')).toHaveAccessibleDescription(/同名的学生/)
  await expect(query.field('school')).toHaveValue(school)
  await expect(query.field('studentName')).toHaveValue(studentName)
  await query.submit.click()
  await expect(query.field('lcjStuIdNo')).toHaveAccessibleDescription('请填写证件号码')

  await query.ask({ lcjStuIdNo })
  await expect(page.getByText(/共查到 \d+ 份保单/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/共查到 \d+ 份保单/)).toBeVisible()
})

test('a guardian agrees separately: never ticked beforehand, linked, kept with its version', async ({
  page,
}) => {
  const query = await PolicyQuery.open(page, address)
  await query.ask({})
  const guardian = page.getByRole('checkbox', { name: '《监护人同意书》' })
  await guardian.uncheck()
  await query.type(await toTry(page, 'a student, by school and name'))
  await query.submit.click()
  await expect(guardian).toHaveAccessibleDescription(/请先阅读并同意/)
  await expect(page).toHaveURL(/policy-query-wdf$/)

  await guardian.check()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('basicInfo')))
    .toMatch(/,guardian@\d{4}-\d{2}"/)
  await page.getByRole('link', { name: '《监护人同意书》' }).click()
  await expect(page.getByRole('heading', { name: '监护人同意书' })).toBeVisible()
})

test('where no child is asked about, no guardian is asked either', async ({ page }) => {
  await PolicyQuery.open(page, '/policy-query-property')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
})

function toTry(page: Page, shows: string): Promise<Facts> {
  return factsToTry(page, 'queryEyoungInfo', shows)
}
