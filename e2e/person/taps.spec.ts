import { expect } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'
import { openCashier, payAtCashier } from './pay-what-waits.ts'
import { wholePeople } from './whole-people.ts'

/*
 * What a customer has to do on a first visit, from home to the thing itself. Typing goes on by itself; the last tap
 * counts. These may become less, never more.
 */

test('from home to the document of one’s car: four taps and 21 characters', async ({ page }) => {
  const { mobile, idTail } = wholePeople.countingPapers
  await page.goto('/#/home')
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('link', { name: '用手机号查看我的保障' }))
  await proof.prove(mobile, idTail)
  await proof.tap(page.getByRole('link', { name: '电子保单' }).first())
  const sheet = page.getByRole('dialog', { name: '电子保单和单证' })
  await proof.tap(sheet.getByRole('link', { name: '打开' }).first())
  expect(await new PolicyDocument(page).inkOf(1)).toBeGreaterThan(0)
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 4, typed: 21 })
})

test('from home to a claim in full: three taps and 21 characters', async ({ page }) => {
  const { mobile, idTail } = wholePeople.countingClaims
  await page.goto('/#/home')
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('link', { name: '用手机号查看我的保障' }))
  await proof.prove(mobile, idTail)
  await proof.tap(page.getByRole('link', { name: /火灾|厨房|失火|燃气/ }).first())
  await expect(page.getByRole('region', { name: '办理进度' })).toBeVisible()
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 3, typed: 21 })
})

test('from home to an order paid and its new document: six taps, one of them the cashier’s, and 21 characters', async ({
  page,
}) => {
  const { mobile, idTail } = wholePeople.paying
  await page.goto('/#/home')
  const proof = new PersonProof(page)
  await proof.tap(page.getByRole('link', { name: '用手机号查看我的保障' }))
  await proof.prove(mobile, idTail)
  await openCashier(proof)
  await payAtCashier(proof)
  await proof.tap(page.getByRole('link', { name: '电子保单' }).first())
  expect(await new PolicyDocument(page).inkOf(1)).toBeGreaterThan(0)
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 6, typed: 21 })
})

test('a company finds what it has by one policy and its credit code', async ({ page }) => {
  await page.goto('/#/home')
  await page.getByRole('link', { name: '单位客户' }).click()
  const { name, creditCode, mobile } = wholePeople.company
  const { policyNo } = await factsToTry(
    page,
    'wapNoCarProperty',
    'liability of a company that ended',
  )
  const number = page.getByRole('textbox', { name: '任意一份保单的保单号' })
  await number.fill(policyNo)
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill(creditCode)
  const proof = new PersonProof(page)
  await proof.send.click()
  await expect(page.getByText('资料对得上的')).toBeVisible()
  await proof.type(proof.code, await proof.sentCode(mobile))
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
  // It has no family and no home that could want cover, and nobody to share it with.
  await expect(page.getByText(/家人/)).toHaveCount(0)
  await expect(page.getByRole('region', { name: '家', exact: true })).toHaveCount(0)
})

test('who forgot which phone is on file is found by plate and ID number, and learns nothing before the code', async ({
  page,
}) => {
  const { licenseNo, identifyNumber, mobile, name } = wholePeople.byPlateAlone
  await page.goto('/#/proof')
  await page.getByRole('link', { name: '忘了哪个号码？用车牌号查' }).click()
  await page.getByRole('textbox', { name: '车牌号' }).fill(licenseNo)
  await page.getByRole('textbox', { name: '车主证件号码' }).fill(identifyNumber)
  const proof = new PersonProof(page)
  await proof.send.click()
  await expect(page.getByText('资料对得上的')).toBeVisible()
  await expect(page.getByText('****')).toHaveCount(0)
  await proof.type(proof.code, await proof.sentCode(mobile))
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
})
