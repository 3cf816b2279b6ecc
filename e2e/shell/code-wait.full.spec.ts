import { expect, type Page, type Response } from '@playwright/test'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { customerInAHurry } from '../support/people.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { success } from '../support/wire.ts'

const sendCall = '**/ecenter/wp/policy/getCentPhoneCode'
const maskedMobile = '131****4009'
const longerThanAWait = '01:01'

/**
 * The minute of the service is a real one, and the browser's clock is not: what the page asks for
 * when its own minute is over comes too early all the same, and is told so.
 */
test('who needs a second code within the minute slides once, sees how long to wait, and does nothing', async ({
  page,
}) => {
  await page.clock.install()
  await beginRouting(page)
  const { codeSheet } = await PolicyDetail.openAs(page, customerInAHurry)
  await page.getByRole('link', { name: '更正车牌' }).click()
  await expect(page.getByRole('button', { name: '省份简称，当前为粤' })).toBeVisible()
  const plate = page.getByRole('textbox', { name: '新的车牌号' })
  const submit = page.getByRole('button', { name: '提交' })
  const sheet = page.getByRole('dialog', { name: '短信验证' })

  await test.step('a first code for this goes out at once, though one for the policy just did', async () => {
    await plate.fill('A2K590')
    await submit.click()
    await codeSheet.slide.passByFinger()
    await expect(codeSheet.sentTo).toContainText(maskedMobile)
  })

  await test.step('a countdown stands in the sheet, and is read out once', async () => {
    await page.clock.fastForward(longerThanAWait)
    await sheet.getByRole('button', { name: '重新获取' }).click()
    const seconds = secondsTold(page)
    await codeSheet.slide.passByFinger()
    await expect(sheet).toContainText(/刚发过验证码，还需等\d+ 秒到时自动发送/)
    const told = `刚发过验证码，还需等 ${await seconds} 秒，到时自动发送`
    await expect(sheet.getByRole('status')).toHaveText(told)
    await page.clock.fastForward('00:02')
    await expect(sheet.locator('b')).not.toHaveText(`${await seconds}`)
    await expect(sheet.getByRole('status')).toHaveText(told)
    await expect(sheet.getByRole('button', { name: '再试一次' })).toHaveCount(0)
  })

  await test.step('when it is over the page asks by itself, and the slide still counts', async () => {
    const seconds = secondsTold(page)
    await page.clock.fastForward(longerThanAWait)
    expect(await seconds).toBeGreaterThan(0)
    await expect(codeSheet.wait).toBeVisible()
    await expect(codeSheet.slide.slider).toHaveCount(0)
  })

  await test.step('nothing is sent once the sheet is closed, and the plate stays typed', async () => {
    let sends = 0
    await page.route(sendCall, async (route) => {
      sends += 1
      await route.fulfill(success({ maskedMobile, resendAfterSeconds: 60, expiresInSeconds: 300 }))
    })
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect(sheet).toBeHidden()
    await page.clock.fastForward(longerThanAWait)
    await expect(plate).toHaveValue('A2K590')
    expect(sends).toBe(0)

    await submit.click()
    await expect(codeSheet.sentTo).toContainText(maskedMobile)
    await expect(codeSheet.code).toBeVisible()
    expect(sends).toBe(1)
  })
})

/** What the service's next answer says of the wait. */
async function secondsTold(page: Page): Promise<number> {
  const response: Response = await page.waitForResponse(sendCall)
  const { body } = await response.json()
  expect(body.common).toMatchObject({ resultCode: 'E0060001' })
  return body.common.retryAfterSeconds
}
