import { expect, type Page } from '@playwright/test'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { PolicyNumberQuery } from '../pages/policy-number-query.ts'
import { policyToTry } from '../support/demo.ts'
import { letProofExpire } from '../support/expired-proof.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

const detailCall = '**/ecenter/wp/policy/queryCarPolicy'
const earlierTermsCall = '**/queryPolicyLXCar'
const rowCall = '**/ecenter/wp/electronic/checkDownloadButton'

test('a policy that is read for long stays open with one tap; once expired, it is renewed in place', async ({
  page,
  context,
}) => {
  await beginRouting(page)
  await page.clock.install()
  const detail = await openDetails(page)

  await test.step('before the proof ends, one tap keeps it alive', async () => {
    const question = page.getByRole('alertdialog')
    await page.clock.fastForward('12:30')
    await expect(question).toHaveCount(0)
    await page.clock.fastForward('00:31')
    await expect(question).toContainText('验证即将过期')
    const isKeptAlive = page.waitForResponse(detailCall)
    await question.getByRole('button', { name: '继续查看' }).click()
    expect(await (await isKeptAlive).json()).toMatchObject({
      body: { common: { resultCode: '1' } },
    })
    await expect(question).toBeHidden()
    // Past the end that the first proof had, and far from that of the second.
    await page.clock.fastForward('05:00')
    await expect(question).toHaveCount(0)
    await detail.isShown()
  })

  await test.step('what an expired proof keeps shut opens after a new code', async () => {
    await letProofExpire(page, rowCall)
    const document = new PolicyDocument(page)
    await page.getByRole('button', { name: '查看电子保单' }).click()
    const sheet = page.getByRole('dialog', { name: '短信验证' })
    await expect(sheet).toContainText('验证已过期')
    await detail.codeSheet.slide.passByFinger()
    await page.unroute(rowCall)
    await detail.codeSheet.code.fill('123456')
    await expect(sheet).toBeHidden()
    await expect(document.choice.getByRole('link', { name: '机动车商业保险' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(document.choice).toBeHidden()
    await page.unrouteAll()
  })

  await test.step('after the session has ended the policy stays to be read, and the way on is to ask anew', async () => {
    await page.getByRole('link', { name: '商业险条款' }).click()
    await expect(page.getByRole('group').first()).toBeVisible()
    await context.clearCookies()
    // What was asked a moment ago is not asked again.
    await page.clock.fastForward('00:05')
    await goBack(page)
    await detail.isShown()
    const notice = page.getByRole('dialog', { name: '短信验证' }).getByRole('alert')
    await expect(notice).toContainText('查询结果已失效')
    await notice.getByRole('link', { name: '重新查询' }).click()
    await expect(page).toHaveTitle('保险查询')
  })
})

async function openDetails(page: Page): Promise<PolicyDetail> {
  const query = await PolicyNumberQuery.open(page)
  await query.askAs(await policyToTry(page, 'a new car without a plate'))
  const detail = new PolicyDetail(page)
  const lastAnswer = page.waitForResponse(earlierTermsCall)
  await detail.codeSheet.slide.passByFinger()
  await detail.codeSheet.typeCode()
  await detail.isShown()
  // Each answer lets the proof live on; a late one would come after time has been moved.
  await (await lastAnswer).finished()
  return detail
}
