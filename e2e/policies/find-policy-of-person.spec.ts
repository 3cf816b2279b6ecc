import { expect, type Page } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { type Facts, factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

const address = '/warranty-query'

for (const { by, shows } of [
  { by: 'insured', shows: 'the main customer, everything' },
  { by: 'student', shows: 'a student, by the last four' },
  { by: 'parent', shows: 'a parent of two children' },
  { by: 'applicant', shows: 'a grandfather' },
]) {
  test(`${by}: ${shows}`, async ({ page }) => {
    const query = await PolicyQuery.open(page, `${address}?by=${by}`)
    await query.ask(await toTry(page, shows))
    await expect(page).toHaveURL(new RegExp(`warranty-query-list\\?by=${by}$`))
    await expect(page.getByText(/共查到 \d+ 份保单/)).toBeVisible()
  })
}

test('several people of one name and one last four: the phone on file tells them apart', async ({
  page,
}) => {
  const facts = await toTry(page, 'two students of one name and one last four')
  const { partMobile = '' } = await toTry(page, 'whose father’s phone is known')
  const query = await PolicyQuery.open(page, `${address}?by=student`)
  await query.ask(facts)

  await expect(query.field('partMobile')).toBeFocused()
  await expect(query.field('partMobile')).toHaveAccessibleDescription(/登记的手机号/)
  for (const [name, text] of Object.entries(facts)) {
    await expect(query.field(name)).toHaveValue(text ?? '')
  }
  await query.ask({ partMobile })
  await expect(page.getByText('共查到 1 份保单')).toBeVisible()
})

test('last four and phone that belong to two people find nothing', async ({ page }) => {
  const query = await PolicyQuery.open(page, `${address}?by=applicant`)
  const facts = await toTry(page, 'last four and phone of two people')
  expect(await query.answerTo(facts)).toContain('没有查到相符的信息')
})

test('three characters instead of four are told at the field', async ({ page }) => {
  const query = await PolicyQuery.open(page, `${address}?by=parent`)
  await query.type({ parentName: '沈佳宁', parentIdentifyNumber: '318' })
  await query.submit.click()
  await expect(query.field('parentIdentifyNumber')).toHaveAccessibleDescription(/最后 4 位/)
  await expect(query.field('parentIdentifyNumber')).toBeFocused()
})

function toTry(page: Page, shows: string): Promise<Facts> {
  return factsToTry(page, 'queryLEDInfo', shows)
}
