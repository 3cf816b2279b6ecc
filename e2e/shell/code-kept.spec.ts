import { expect, type Page } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { untilKept } from '../support/kept.ts'
import { customerWithEverything } from '../support/people.ts'
import { test } from '../support/visitor.ts'

test('a reload keeps the field for the code, how long to wait for another, and the code itself', async ({
  page,
}) => {
  const sends = countOf(page, 'getCentPhoneCode')
  const { codeSheet } = await PolicyDetail.askFor(page, customerWithEverything)
  await codeSheet.slide.passByFinger()
  await expect(codeSheet.code).toBeFocused()
  await untilKept(page, 'sentCodes')
  await page.reload()

  await expect(codeSheet.code).toBeFocused()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/\d+ ?秒/)
      .first(),
  ).toBeVisible()
  await codeSheet.typeCode()
  await expect(page.getByRole('region', { name: '车辆和人员' })).toBeVisible()
  expect(sends()).toBe(1)
})

test('a form whose sheet was open has it open after a reload, and goes on with the code that was sent', async ({
  page,
}) => {
  const sends = countOf(page, 'getSMSCode')
  const form = await AppealForm.open(page)
  await form.complain()
  await form.fill({ phoneNumber: '13900010077', content: '等了三个小时。' })
  await form.submit.click()
  await form.codeSheet.slide.passByFinger()
  await expect(form.codeSheet.code).toBeFocused()
  await untilKept(page, 'sentCodes')
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(form.codeSheet.code).toBeFocused()
  await form.codeSheet.typeCode()
  await form.caseNumber()
  expect(sends()).toBe(1)
})

/** How often a call is made from now on. */
function countOf(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`/${call}`)) count += 1
  })
  return () => count
}
