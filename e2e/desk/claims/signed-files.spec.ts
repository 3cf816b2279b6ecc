import { type Browser, expect } from '@playwright/test'
import { ClaimProgress } from '../../pages/claim-progress.ts'
import { violations } from '../../screens/violations.ts'
import { drawName } from '../../support/signature.ts'
import { openClaim, yearOf } from '../support/claim-at-desk.ts'
import { desktop, tablet, test } from '../support/desk-test.ts'
import { openDesk } from '../support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

test('staff open what a customer signed, the application and the settlement, and the trail says so', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000)
  await test.step('the application, with what was corrected', async () => {
    const claim = await claimOf(browser, 'an application is asked for')
    await claim.openFacts()
    await claim.page.getByRole('link', { name: '看申请书，签字' }).click()
    await claim.page.getByRole('textbox', { name: '出险地点' }).fill('梧桐路东口')
    await drawName(claim.page.getByRole('img', { name: /^签名区/ }))
    await claim.page.getByRole('button', { name: '签字提交' }).click()
    await claim.codeSheet.untilSent()
    await claim.codeSheet.typeLastCodeOf(2)
    await expect(claim.card('您已签字')).toBeVisible()
    await claim.page.context().close()

    await openClaim(page, 'claims1', `RDAA${yearOf(8)}44030000710109`)
    const panel = page.getByRole('region', { name: '索赔申请书' })
    await expect(panel).toContainText('梧桐路东口')
    await expect(panel).toContainText('示例大道与梧桐路路口')
    await panel.getByRole('button', { name: '打开签好的申请书' }).click()
    await expect(panel.locator('iframe')).toHaveAttribute('title', '签好的申请书')
    for (const size of [tablet, desktop]) {
      await page.setViewportSize(size)
      expect(await violations(page)).toEqual([])
    }
  })

  await test.step('the settlement', async () => {
    const claim = await claimOf(browser, 'an amount was proposed, to be agreed to')
    await claim.todo.getByRole('link', { name: '去看金额' }).click()
    await claim.codeSheet.slide.passByFinger()
    await claim.codeSheet.typeCode()
    await claim.page.getByRole('button', { name: '同意，去签字' }).click()
    await drawName(claim.page.getByRole('img', { name: /^签名区/ }))
    await claim.page.getByRole('button', { name: '确认签字' }).click()
    await claim.codeSheet.untilSent()
    await claim.codeSheet.typeLastCodeOf(2)
    await expect(claim.card('您已签字同意')).toBeVisible()
    await claim.page.context().close()

    await openClaim(page, 'claims1', `RDAA${yearOf(20)}31010000710103`)
    const panel = page.getByRole('region', { name: '赔付方案' })
    await panel.getByRole('button', { name: '打开签好的文件' }).click()
    await expect(panel.locator('iframe')).toHaveAttribute('title', '签好的文件')
    expect(await violations(page)).toEqual([])
  })

  await test.step('who watches over looks reads of both', async () => {
    const watching = await (await browser.newContext({ viewport: desktop })).newPage()
    await openDesk(watching, 'supervisor1', '/looks')
    await expect(watching.getByText('看签字的索赔申请书').first()).toBeVisible()
    await expect(watching.getByText('看签字文件').first()).toBeVisible()
    await watching.context().close()
  })
})

async function claimOf(browser: Browser, shows: string): Promise<ClaimProgress> {
  const context = await browser.newContext({
    ...phone,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.17' },
  })
  return ClaimProgress.open(await context.newPage(), shows)
}
