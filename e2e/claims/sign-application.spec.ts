import { expect } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { violations } from '../screens/violations.ts'
import { drawDot, drawName } from '../support/signature.ts'
import { beginRouting, test } from '../support/visitor.ts'

const read = '**/claims/readApplication'

test('the application is read, corrected and signed on the screen, and nothing is typed again', async ({
  page,
}) => {
  await beginRouting(page)
  const claim = await ClaimProgress.open(page, 'an application is asked for')
  await claim.openFacts()
  const form = claim.card('需要的材料').locator('> ul > li').filter({ hasText: '索赔申请书' })
  await expect(form).toContainText('待提交')
  await form.getByRole('link', { name: '看申请书，签字' }).click()

  await test.step('it says what is known of the report', async () => {
    await expect(claim.card('被保险人与保险')).toContainText('李**')
    await expect(claim.card('涉及的车辆')).toContainText('对方车辆')
    await expect(page.getByRole('textbox', { name: '出险地点' })).toHaveValue(
      '示例大道与梧桐路路口',
    )
    expect(await violations(page)).toEqual([])
  })

  await test.step('what is wrong is corrected; an empty place and a dot are refused there', async () => {
    await page.getByRole('textbox', { name: '出险地点' }).fill('')
    const pad = page.getByRole('img', { name: /^签名区/ })
    await drawDot(pad)
    await page.getByRole('button', { name: '签字提交' }).click()
    await expect(page.getByText('请填写出险地点')).toBeVisible()
    await expect(page.getByText('签名太短，请在框里写上您的全名')).toBeVisible()
    await page.getByRole('textbox', { name: '出险地点' }).fill('示例大道与梧桐路路口东侧')
    await page.getByRole('button', { name: '重写' }).click()
    await drawName(pad)
  })

  await test.step('the code says whose hand it was, and the application is there', async () => {
    await page.getByRole('button', { name: '签字提交' }).click()
    await claim.codeSheet.sentWithoutSlide()
    // The line breaks behind the signature: what the service answered to it shows all the same.
    await page.route(read, (route) => route.abort())
    await claim.codeSheet.typeLastCodeOf(2)
    const signed = claim.card('您已签字')
    await expect(signed).toBeVisible()
    await page.unroute(read)
    await expect(claim.card('出险情况')).toContainText('示例大道与梧桐路路口东侧')
    const download = page.waitForEvent('download')
    await signed.getByRole('button', { name: '保存签好的申请书' }).click()
    expect((await download).suggestedFilename()).toBe('索赔申请书.pdf')
    expect(await violations(page)).toEqual([])
  })

  await test.step('it stays signed over a reload, and counts among the documents', async () => {
    await page.reload()
    await expect(claim.card('您已签字')).toBeVisible()
    await expect(page.getByRole('button', { name: '签字提交' })).toBeHidden()
    await page.goBack()
    await expect(form).toContainText('已收到')
    await expect(form.getByRole('link', { name: '看申请书' })).toBeVisible()
  })
})
