import { expect, type Page } from '@playwright/test'
import { CodeSheet } from '../../pages/code-sheet.ts'
import { provePerson } from '../../person/prove.ts'
import { violations } from '../../screens/violations.ts'
import { lastSmsTo } from '../../support/demo.ts'
import { drawName } from '../../support/signature.ts'
import { askForPayment, openClaim, yearOf } from '../support/claim-at-desk.ts'
import { desktop, tablet, test } from '../support/desk-test.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

/** Nobody else proves this phone; what they sign for is more than one of staff may pay. */
const owner = { name: '徐然文', mobile: '18000004044', idNumber: '310199196108262449' }

test('other accounts after the signature are refused with a reason, then accepted by two, and get the money', async ({
  page,
  browser,
}) => {
  // Each signature takes a code of its own, and a phone gets one a minute.
  test.setTimeout(600_000)
  const registNo = `RDAA${yearOf(15)}31010000710110`
  const headers = { extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.23' } }
  const customer = await (await browser.newContext({ ...phone, ...headers })).newPage()
  const second = await (await browser.newContext({ viewport: desktop })).newPage()
  const code = new CodeSheet(customer)
  const card = (title: string) => customer.getByRole('region', { name: title, exact: true })
  const panel = page.getByRole('region', { name: '申请更改收款账户' })

  await test.step('the customer signs for their account', async () => {
    await customer.goto('/#/home')
    await provePerson(customer, owner)
    await customer.goto('/#/me')
    await customer.getByRole('link', { name: '去办理' }).click()
    await customer.getByRole('link', { name: '去看金额' }).click()
    await customer.getByRole('button', { name: '同意，去签字' }).click()
    await drawName(customer.getByRole('img', { name: /^签名区/ }))
    await customer.getByRole('button', { name: '确认签字' }).click()
    await code.untilSent()
    await code.typeLastCodeOf(2)
    await expect(card('您已签字同意')).toBeVisible()
  })

  await test.step('they ask for two others, and what was signed holds', async () => {
    await askForTwo(customer, code, 3)
    await expect(card('已申请更改收款账户')).toContainText('分到 2 个账户')
    await expect(card('已申请更改收款账户')).toContainText('40,000.00')
    await expect(card('赔您多少')).toContainText('尾号 1042')
    expect(await violations(customer)).toEqual([])
  })

  await test.step('the desk reads what was signed, and refuses with a reason', async () => {
    await openClaim(page, 'claims1', registNo)
    await expect(panel).toContainText('等待答复')
    await expect(panel).toContainText('28,000.00')
    await panel.getByRole('button', { name: '打开更改申请书' }).click()
    await expect(panel.locator('iframe')).toHaveAttribute('title', '更改申请书')
    for (const size of [tablet, desktop]) {
      await page.setViewportSize(size)
      expect(await violations(page)).toEqual([])
    }
    await panel.getByRole('button', { name: '不同意' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '不同意' }).click()
    const reason = dialog.getByRole('textbox', { name: /^原因/ })
    await expect(reason).toHaveAccessibleDescription(/请填写/)
    await reason.fill('第二个账户的开户行对不上。')
    await dialog.getByRole('button', { name: '不同意' }).click()
    await expect(panel).toContainText('未同意')
  })

  await test.step('the customer reads why, and asks again', async () => {
    await customer.reload()
    await expect(card('收款账户没有更改')).toContainText('未通过：第二个账户的开户行对不上。')
    await expect(card('收款账户没有更改')).toContainText('仍付到您已签字的账户')
    expect(await violations(customer)).toEqual([])
    await askForTwo(customer, code, 4)
    await expect(card('已申请更改收款账户')).toBeVisible()
  })

  await test.step('above the limit one accepts, and nothing changes until another one has', async () => {
    await page.reload()
    await accept(page)
    await expect(panel).toContainText('claims1，待另一位同事复核')
    await expect(panel.getByRole('button', { name: '同意更改' })).toBeDisabled()
    expect(await violations(page)).toEqual([])
    await customer.reload()
    await expect(card('已申请更改收款账户')).toBeVisible()
    await openClaim(second, 'claims2', registNo)
    await accept(second)
    await expect(second.getByRole('region', { name: '申请更改收款账户' })).toContainText('已更改')
    await customer.reload()
    await expect(card('收款账户已更改')).toBeVisible()
    await expect(card('赔您多少')).toContainText('分到 2 个账户')
    expect(await violations(customer)).toEqual([])
  })

  await test.step('the payment goes there: on the claim, in the list and on its receipt', async () => {
    await page.reload()
    await askForPayment(page, '68000')
    await second.reload()
    await second.getByRole('button', { name: '复核通过' }).click()
    await second.getByRole('dialog').getByRole('button', { name: '复核通过' }).click()
    await expect(second.getByText('claims1，claims2 复核')).toBeVisible()
    await customer.reload()
    await expect(card('您已签字同意')).toContainText('赔款已付。')
    await expect(customer.getByRole('button', { name: '申请更改' })).toBeHidden()
    await customer.goto('/#/me/payments')
    const paid = customer.getByRole('listitem').filter({ hasText: '赔款，侧翻' })
    await expect(paid).toContainText('+68,000.00')
    await expect(paid).toContainText(/尾号 0006）等 2 个账户/)
    const download = customer.waitForEvent('download')
    await paid.getByRole('button', { name: /凭证/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^赔款支付凭证 [\d-]+\.pdf$/)
  })

  await test.step('an SMS told each answer, without account and reason', async () => {
    // They are told once a minute.
    const sms = (words: string) => lastSmsTo(customer, owner.mobile, words)
    await expect(() => sms('收款账户已更改')).toPass({ timeout: 120_000 })
    const refusal = await sms('收款账户未更改，原因见赔付方案')
    for (const secret of [registNo, owner.name, '0006', '开户行']) {
      expect(refusal).not.toContain(secret)
    }
  })
  await second.context().close()
  await customer.context().close()
})

/** Two accounts of the insured, signed for. */
async function askForTwo(customer: Page, code: CodeSheet, codes: number): Promise<void> {
  await customer.getByRole('button', { name: '申请更改' }).click()
  const sheet = customer.getByRole('dialog', { name: '更改收款账户' })
  await sheet.getByRole('button', { name: '再加一个账户' }).click()
  const account = (at: number) => sheet.getByRole('region', { name: `账户 ${at}` })
  await account(1).getByRole('textbox', { name: '户名' }).fill(owner.name)
  await account(1).getByRole('textbox', { name: '银行卡号' }).fill('6222020200000000006')
  await account(1).getByRole('textbox', { name: '金额' }).fill('40000')
  await account(2).getByRole('textbox', { name: '银行卡号' }).fill('6222020000000000026')
  await account(2).getByRole('textbox', { name: '金额' }).fill('28000')
  await drawName(sheet.getByRole('img', { name: /^签名区/ }))
  await sheet.getByRole('button', { name: '签字并申请更改' }).click()
  await code.untilSent()
  await code.typeLastCodeOf(codes)
}

async function accept(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: '申请更改收款账户' })
  await panel.getByRole('button', { name: '同意更改' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意更改' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
