import { expect, type Page } from '@playwright/test'
import { PersonProof } from '../pages/person-proof.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { lastSmsTo } from '../support/demo.ts'
import { phoneWithFinger } from '../support/phone-with-finger.ts'
import { test as anyone } from '../support/visitor.ts'
import { openCashier, payAtCashier } from './pay-what-waits.ts'
import { provePerson } from './prove.ts'
import { wholePeople } from './whole-people.ts'

/*
 * What a customer has to do on a device that knows them, from home to the thing itself: these may become less, never
 * more. At the cashier, whose page is another's, one more tap pays.
 */

/** No browser keeps passkeys for an address in figures. */
const test = anyone.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})

/** Home on another day: nothing is proven any more. */
async function anotherVisit(page: Page): Promise<PersonProof> {
  await page.context().clearCookies({ name: 'sid' })
  await page.goto('/#/home')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  return new PersonProof(page)
}

async function openDocument(proof: PersonProof): Promise<void> {
  const sheet = proof.page.getByRole('dialog', { name: '电子保单和单证' })
  await proof.tap(sheet.getByRole('link', { name: '打开' }).first())
  expect(await new PolicyDocument(proof.page).inkOf(1)).toBeGreaterThan(0)
}

function way(page: Page, name: string) {
  return page.getByRole('navigation', { name: '其他方式' }).getByRole('link', { name })
}

test('with a passkey: document, claim and cashier are two, one and three taps, and nothing is typed', async ({
  page,
}) => {
  await phoneWithFinger(page)
  await provePerson(page, wholePeople.withPasskey)
  await page.goto('/#/me/devices')
  await page.getByRole('button', { name: '添加' }).click()
  await lastSmsTo(page, wholePeople.withPasskey.mobile, '您添加了通行密钥')

  await test.step('the document', async () => {
    const proof = await anotherVisit(page)
    await proof.tap(way(page, '电子保单'))
    await openDocument(proof)
    expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 2, typed: 0 })
  })

  await test.step('the claim', async () => {
    const proof = await anotherVisit(page)
    await proof.tap(way(page, '理赔进度'))
    await expect(page.getByRole('region', { name: '办理进度' })).toBeVisible()
    expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 1, typed: 0 })
  })

  await test.step('the order, to its cashier', async () => {
    const proof = await anotherVisit(page)
    await proof.tap(page.getByRole('link', { name: '查看我的保障' }))
    await openCashier(proof)
    expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 3, typed: 0 })
  })
})

test('where the browser remembers them: one tap and six characters to all that is theirs, and two more pay', async ({
  page,
}) => {
  const { name, mobile, idTail } = wholePeople.remembered
  await page.goto('/#/proof?to=%2Fme%2Fdevices')
  await new PersonProof(page).prove(mobile, idTail)
  await page.getByRole('button', { name: '记住', exact: true }).click()
  await expect(page.getByText('本机')).toBeVisible()
  const proof = await anotherVisit(page)
  await expect(page.getByText('这台设备已记住')).toBeVisible()
  await proof.tap(page.getByRole('link', { name: '查看我的保障' }))
  // A phone gets one code a minute; whoever comes back another day does not wait.
  await expect(async () => {
    if (await proof.send.isVisible()) await proof.send.click()
    await expect(proof.code).toBeVisible({ timeout: 1000 })
  }).toPass({ intervals: [20_000] })
  await proof.type(proof.code, await proof.sentCode(mobile, 2))
  await expect(page.getByRole('heading', { name: `${name}，您好` })).toBeVisible()
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 1, typed: 6 })

  await openCashier(proof)
  expect({ taps: proof.taps, typed: proof.typed }).toEqual({ taps: 3, typed: 6 })
  await payAtCashier(proof)
  await proof.tap(page.getByRole('link', { name: '电子保单' }).first())
  expect(await new PolicyDocument(page).inkOf(1)).toBeGreaterThan(0)
})
