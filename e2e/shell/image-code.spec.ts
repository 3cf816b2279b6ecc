import { expect } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { customerWithPassport } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { hold } from '../support/wire.ts'

const checkCall = '**/ecenter/wp/verification/verifyCodeCheck'
const lookup = '**/ecenter/policy/policy/wapCarProperty'

test('a code is checked when its field is left, and the question that follows needs none', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.imageCode.type()
  await query.idNumber.focus()
  await expect(query.imageCode.field).toHaveAccessibleDescription(/验证码正确/)

  await query.plate.fill(customerWithPassport.licenseNo)
  await query.idNumber.fill(customerWithPassport.identifyNumber)
  await query.consent.check()
  const asked = page.waitForRequest(lookup)
  await query.submit.click()
  expect((await asked).postDataJSON()).not.toHaveProperty('verificationCode')
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
})

test('a wrong code is told at its field when that is left, and what was typed goes with its picture', async ({
  page,
}) => {
  await beginRouting(page)
  const query = await CarPolicyQuery.open(page)
  await query.imageCode.type()
  await query.imageCode.typeWrong()
  await query.idNumber.focus()
  await expect(query.imageCode.field).toHaveAccessibleDescription(/图形验证码不对或已过期/)
  await expect(query.imageCode.picture).not.toHaveAttribute('src', query.imageCode.used)
  await expect(query.imageCode.field).toHaveValue('')
  await query.imageCode.field.pressSequentially('a')
  await expect(query.imageCode.field).not.toHaveAccessibleDescription(/不对或已过期/)
  await page.getByRole('button', { name: '图形验证码，点按换一张' }).click()
  await expect(query.imageCode.field).toHaveValue('')
})

test('a question that is asked while its code is checked waits for it', async ({ page }) => {
  await beginRouting(page)
  const query = await CarPolicyQuery.open(page)
  const letCheck = await hold(page, checkCall)
  const isChecked = page.waitForRequest(checkCall)
  await query.fill(customerWithPassport)
  await isChecked
  const lookups: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('wapCarProperty')) lookups.push(request.postData() ?? '')
  })
  await query.submit.click()
  await expect(query.imageCode.field).toHaveAccessibleDescription(/正在核对/)
  expect(lookups).toEqual([])
  letCheck()
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
})

test('a question that is asked in the very moment in which its code turns out right needs none', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  const lookups: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('wapCarProperty')) lookups.push(request.postData() ?? '')
  })
  await page.evaluate(pressAtEveryMoment)
  await query.fill(customerWithPassport)
  await expect(page.getByText('共查到 2 份保单')).toBeVisible()
  expect(lookups).toHaveLength(1)
  expect(lookups[0]).not.toContain('verificationCode')
})

/** In the page: asks in whatever moment the browser has for it, from the check of the code until its answer shows. */
function pressAtEveryMoment(): void {
  const form = document.querySelector('form')
  const moments = new MessageChannel()
  const field = () => form?.querySelector<HTMLInputElement>('[name=verificationCode]')
  let hasBegun = false
  moments.port1.onmessage = () => {
    hasBegun ||= field()?.readOnly === true
    if (hasBegun) form?.requestSubmit()
    if (form?.isConnected && !(hasBegun && field()?.readOnly === false))
      moments.port2.postMessage(0)
  }
  moments.port2.postMessage(0)
}

test('a picture is renewed before it dies, a form that nobody looks after takes five of them, and a touch the next', async ({
  page,
}) => {
  await page.clock.install()
  let drawn = 0
  page.on('request', (request) => {
    if (request.url().includes('createCode')) drawn += 1
  })
  const query = await CarPolicyQuery.open(page)
  await expect(query.imageCode.picture).toHaveAttribute('src', /^blob:/)
  await query.imageCode.field.pressSequentially('ab')
  // One after the other: a picture that is on its way would be given up by so much time.
  for (let round = 0; round < 5; round += 1) {
    const before = (await query.imageCode.picture.getAttribute('src')) ?? ''
    await page.clock.fastForward('01:55')
    await expect(query.imageCode.picture).not.toHaveAttribute('src', before)
    await expect(query.imageCode.field).toHaveValue('')
  }
  await page.clock.fastForward('50:00')
  expect(drawn).toBe(6)
  await query.plate.click()
  await expect.poll(() => drawn).toBe(7)
})
