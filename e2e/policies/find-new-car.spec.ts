import { expect } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'

const address = '/policy-query-newcar'

test('a new car is found by a policy number, with both policies and an offer to add its plate', async ({
  page,
}) => {
  const query = await PolicyQuery.open(page, address)
  const { policyNo, insuredIdentifyNo } = await factsToTry(page, 'transToCar', 'a new car')
  await query.ask({ policyNo, insuredIdentifyNo })

  await expect(page).toHaveURL(/policy-carQueryResult\?by=new-car$/)
  await expect(page.getByRole('heading', { name: '新车未上牌' })).toBeVisible()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await page.reload()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await page.getByRole('link', { name: '补录车牌' }).click()
  await expect(page).toHaveURL(/license-correct\?handle=/)
  await expect(page).toHaveTitle('补录或更正车牌')
})

test('a car that has its plate is not offered another', async ({ page }) => {
  const query = await PolicyQuery.open(page, address)
  const { policyNo, insuredIdentifyNo } = await factsToTry(page, 'transToCar', 'a car with a plate')
  await query.ask({ policyNo, insuredIdentifyNo })
  await expect(page.getByText(/共查到 \d 份保单/)).toBeVisible()
  await expect(page.getByRole('link', { name: '补录车牌' })).toHaveCount(0)
})

test('a wrong image code is told at its field', async ({ page }) => {
  const query = await PolicyQuery.open(page, address)
  const { policyNo, insuredIdentifyNo } = await factsToTry(page, 'transToCar', 'a new car')
  await query.type({ policyNo, insuredIdentifyNo })
  await expect(query.imageCode.picture).toBeVisible()
  await query.imageCode.typeWrong()
  await page.getByRole('checkbox').check()
  await query.submit.click()
  await expect(query.imageCode.field).toHaveAccessibleDescription(/图形验证码不对或已过期/)
  await expect(query.imageCode.field).toBeFocused()
})

test('somebody else’s number is answered like a wrong one', async ({ page }) => {
  const query = await PolicyQuery.open(page, address)
  const { policyNo, insuredIdentifyNo } = await factsToTry(
    page,
    'transToCar',
    'do not belong together',
  )
  expect(await query.answerTo({ policyNo, insuredIdentifyNo })).toContain('没有查到相符的信息')
})

test('the number of another kind of policy leads to its form, and is there already', async ({
  page,
}) => {
  const { policyNo } = await factsToTry(page, 'wapNoCarProperty', 'household insurance in force')
  const query = await PolicyQuery.open(page, address)
  await query.type({ policyNo })
  await expect(page.getByRole('status').filter({ hasText: '这不是车险的保单号' })).toBeVisible()
  await query.submit.click()
  await expect(page.getByRole('link', { name: '其他保险', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '查其他保单' })).toBeVisible()
  await expect(query.field('policyNo')).toHaveValue(policyNo ?? '')
})
