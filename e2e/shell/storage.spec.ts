import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { PolicyNumberQuery } from '../pages/policy-number-query.ts'
import { policyToTry } from '../support/demo.ts'
import { forbid } from '../support/forbid.ts'
import { untilKept } from '../support/kept.ts'
import { customerWithPassport } from '../support/people.ts'
import { test } from '../support/visitor.ts'

test('what a customer typed is nowhere in the storage in plain, and survives a reload sealed', async ({
  page,
}) => {
  const { licenseNo, identifyNumber } = customerWithPassport
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithPassport)
  await expectNothingOf(page, [licenseNo.slice(1), identifyNumber])

  await query.submit.click()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await expectNothingOf(page, [licenseNo.slice(1), identifyNumber, 'SCHMIDT'])
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('carPolicyQuery')))
    .toBeTruthy()

  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  await page.getByRole('link', { name: '重新查询' }).click()
  await expect(query.plate).toHaveValue(licenseNo.slice(1))
  await expect(query.idNumber).toHaveValue(identifyNumber)
})

test('where what was kept is never unsealed the form shows all the same, and says what was lost', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithPassport)
  await untilKept(page, 'formDrafts')
  await page.addInitScript(() => {
    crypto.subtle.decrypt = () => new Promise(() => {})
  })
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '没能保留' })).toContainText(
    '您填写的内容',
  )
  await query.plate.fill('B12345')
  await expect(query.plate).toHaveValue('B12345')
})

test('a form waits for what was kept: nothing arrives in a field that is being filled', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.fill(customerWithPassport)
  await untilKept(page, 'formDrafts')
  // As on a busy phone.
  await page.addInitScript(() => {
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
    crypto.subtle.decrypt = async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      return decrypt(...asked)
    }
  })
  await page.reload()
  await query.idNumber.focus()
  await page.keyboard.type('X')
  await expect(query.idNumber).toHaveValue(`${customerWithPassport.identifyNumber}X`)
  await page.reload()
  await query.idNumber.fill('E12345678')
  await expect(query.plate).toHaveValue(customerWithPassport.licenseNo.slice(1))
  await expect(query.idNumber).toHaveValue('E12345678')
})

test('names and policy numbers are sealed too, and no address carries them', async ({ page }) => {
  const facts = await policyToTry(page, 'applicant and insured are two people')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())))
  const query = await PolicyNumberQuery.open(page)
  await query.askAs(facts)
  await expect(page).toHaveURL(/policy-carDetail-channel/)

  const typed = [facts.policyNo, facts.insuredNumber, facts.insuredName]
  await expectNothingOf(page, typed)
  for (const personal of typed) expect(addresses.join('\n')).not.toContain(personal)
})

async function expectNothingOf(page: Page, personal: readonly string[]): Promise<void> {
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  )
  expect(kept).toContain('basicInfo')
  for (const text of personal) expect(kept).not.toContain(text)
}

for (const name of ['sessionStorage', 'localStorage', 'indexedDB'] as const) {
  test(`where ${name} is forbidden all works in memory, and after a reload too`, async ({
    page,
  }) => {
    await forbid(page, name)
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const query = await CarPolicyQuery.open(page)
    await query.askAs(customerWithPassport)
    await page.reload()
    // Only where it could not be kept what was asked has to be typed once more.
    await page.goto('/#/policy-query')
    await query.askAs(customerWithPassport)
    await expect(page.getByText('共查到 2 份保单')).toBeVisible()
    expect(faults).toEqual([])
  })
}
