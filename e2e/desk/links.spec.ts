import { type Browser, expect, type Page } from '@playwright/test'
import { RefundLink } from '../pages/refund-link.ts'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { goBack } from '../support/way-back.ts'
import { test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const card = '6222020200000000006'

async function customerIn(browser: Browser): Promise<Page> {
  const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  return context.newPage()
}

async function sendLink(page: Page, mobile: string, insuredName: string): Promise<void> {
  await page.getByRole('link', { name: '发送收款链接' }).click()
  await page.getByRole('button', { name: '发短信给客户' }).click()
  const purpose = page.getByRole('combobox', { name: '款项' })
  await expect(purpose).toHaveAccessibleDescription(/请选择款项/)
  await purpose.selectOption('航班延误理赔款')
  const name = page.getByRole('textbox', { name: '被保险人姓名' })
  await expect(name).toHaveAccessibleDescription(/请填写被保险人姓名/)
  await name.fill(insuredName)
  const form = page.getByRole('region', { name: '发送收款链接' })
  await form.getByRole('textbox', { name: '客户手机号' }).fill(mobile)
  await form.getByRole('textbox', { name: '保单号' }).fill('PEAB202611010001009901')
  await form.getByRole('textbox', { name: '金额（元）' }).fill('300.5.0')
  await page.getByRole('button', { name: '发短信给客户' }).click()
  await expect(form.getByRole('textbox', { name: '金额（元）' })).toHaveAccessibleDescription(
    /金额要大于 0/,
  )
  await form.getByRole('textbox', { name: '金额（元）' }).fill('300.50')
  await form.getByRole('textbox', { name: '事由' }).fill('航班延误 4 小时，按约定赔付。')
  await form.getByRole('textbox', { name: '航班号' }).fill('CA1234')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '发短信给客户' }).click()
  await expect(page.getByRole('region', { name: '链接已发送' })).toBeVisible()
  await page.getByRole('link', { name: '打开这个链接' }).click()
  await expect(page.getByRole('region', { name: '航班延误理赔款' })).toContainText('等客户登记')
}

/** What the link in the customer's SMS names. */
async function codeSentTo(page: Page, mobile: string): Promise<string> {
  const text = await lastSmsTo(page, mobile, '登记收款账户')
  return /pid=([\w-]{22})/.exec(text)?.[1] ?? ''
}

test('staff send a link, the customer registers by it, a colleague pays, and the customer is told', async ({
  page,
  browser,
}) => {
  const mobile = '13900019001'
  await openDesk(page, 'agent1', '/links')
  await sendLink(page, mobile, '林小雨')
  const address = page.url()
  const customer = await customerIn(browser)
  const link = new RefundLink(customer)

  const receiptNo = await test.step('the customer says where the money goes', async () => {
    await link.open(await codeSentTo(page, mobile))
    await link.tellPhone(mobile)
    await expect(customer.getByRole('main')).toContainText('300.50 元')
    await expect(customer.getByRole('main')).toContainText('航班延误 4 小时，按约定赔付。')
    await expect(link.flight).toHaveValue('CA1234')
    await link.insuredName.fill('林小雪')
    await link.day.open()
    await link.day.confirm()
    await link.fillBank(card)
    await link.sendWithCode()
    await expect(link.insuredName).toHaveAccessibleDescription(/和这份保单的被保险人不一致/)
    await link.insuredName.fill('林小雨')
    await link.submit.click()
    await expect(customer.getByRole('heading', { name: '登记成功' })).toBeInViewport()
    await expect(customer.getByRole('main')).toContainText('中国工商银行（尾号 0006）')
    return link.receiptNumber()
  })

  await test.step('no way leads back into the form, and the card is kept nowhere', async () => {
    await goBack(customer)
    await expect(customer.getByRole('heading', { name: '登记成功' })).toBeVisible()
    const kept = await customer.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(kept).not.toContain(card)
    expect(await violations(customer)).toEqual([])
  })

  await test.step('who sent it sees that it was used, and no account', async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText('待打款')
    await expect(page.getByRole('button', { name: '停用链接' })).toBeDisabled()
    await expect(page.getByRole('region', { name: '收款账户' })).toHaveCount(0)
  })

  await test.step('a colleague finds it by the phone, looks at the card, and pays', async () => {
    await page.context().clearCookies()
    await openDesk(page, 'claims1', '/links')
    await page.getByRole('textbox', { name: '客户手机号' }).fill(mobile)
    await page.getByRole('button', { name: '查找' }).click()
    await page.getByRole('region', { name: '发给这个号码的链接' }).getByRole('link').click()
    await expect(page).toHaveURL(address)
    const account = page.getByRole('region', { name: '收款账户' })
    await expect(account).toContainText(receiptNo)
    await expect(account).not.toContainText(card)
    await account.getByRole('button', { name: /显示完整卡号/ }).click()
    await expect(account).toContainText(card)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '标记已打款' }).click()
    const transfer = page.getByRole('dialog', { name: '标记已打款' })
    const amount = transfer.getByRole('textbox', { name: '打款金额（元）' })
    const reference = transfer.getByRole('textbox', { name: '银行流水号' })
    const next = transfer.getByRole('button', { name: '下一步：看客户会收到什么' })
    await next.click()
    await expect(amount).toHaveAccessibleDescription(/请填写金额/)
    await amount.fill('300')
    await reference.fill('已转账')
    await next.click()
    await expect(reference).toHaveAccessibleDescription(/6 至 40 位字母、数字或短横线/)
    await reference.fill('ICBC-20261123-000191')
    await next.click()
    await expect(amount).toHaveAccessibleDescription(/应付 300.50 元，和填写的不一致/)
    await amount.fill('300.50')
    expect(await violations(page)).toEqual([])
    await next.click()
    const confirm = page.getByRole('dialog', { name: '已经打款？' })
    await expect(confirm).toContainText('客户点开链接会看到：款项已于')
    await expect(confirm).toContainText('短信会告诉客户：已于')
    expect(await violations(page)).toEqual([])
    await confirm.getByRole('button', { name: '已打款，短信告知客户' }).click()
    await expect(page.getByRole('region', { name: '航班延误理赔款' })).toContainText('已打款')
    await expect(page.getByRole('region', { name: '打款结果' })).toContainText(
      'ICBC-20261123-000191',
    )
    await expect(account).not.toContainText(card)
    expect(await lastSmsTo(page, mobile, receiptNo)).toContain('打款')
    await customer.reload()
    await expect(customer.getByRole('heading', { name: '已打款' })).toBeVisible()
    await expect(customer.getByRole('main')).toContainText('ICBC-20261123-000191')
  })

  await test.step('the bank sends it back, and the customer reads why behind the same link', async () => {
    await page.getByRole('button', { name: '标记打款失败' }).click()
    await page.getByRole('textbox', { name: '失败原因' }).fill('银行退回，户名和卡号不一致。')
    await page.getByRole('button', { name: '标记失败，短信告知客户' }).click()
    await expect(page.getByRole('region', { name: '打款结果' })).toContainText('户名和卡号不一致')
    await customer.reload()
    await expect(customer.getByRole('heading', { name: '没有打款成功' })).toBeVisible()
    await expect(customer.getByRole('main')).toContainText('户名和卡号不一致')
  })

  await test.step('it waits in the day until somebody says what follows', async () => {
    await page.goto('/desk/#/')
    const day = page.getByRole('main')
    await day.getByRole('tab', { name: /^打款失败/ }).click()
    await day.getByRole('link', { name: new RegExp(receiptNo) }).click()
    await page.getByRole('button', { name: '办理打款失败' }).click()
    const dialog = page.getByRole('dialog', { name: '办理打款失败' })
    await dialog.getByRole('button', { name: '登记并办结' }).click()
    const how = dialog.getByRole('combobox', { name: '怎么办理' })
    const note = dialog.getByRole('textbox', { name: '办理情况' })
    await expect(how).toHaveAccessibleDescription(/请选择怎么办理/)
    await expect(note).toHaveAccessibleDescription(/请填写办理情况/)
    await note.fill('已和客户电话核对，卡号填错。')
    await how.selectOption('重新发送收款链接')
    await expect(dialog).toContainText(mobile)
    expect(await violations(page)).toEqual([])
    // Another journey sends the same money to somebody else: this one is given to a colleague.
    await how.selectOption('已转交同事')
    await dialog.getByRole('button', { name: '登记并办结' }).click()
    await expect(page.getByRole('region', { name: '打款结果' })).toContainText(
      '已转交同事：已和客户电话核对，卡号填错。',
    )
    await page.goto('/desk/#/')
    await expect(day.getByRole('tab', { name: /^全部/ })).toBeVisible()
    await expect(day.getByRole('link', { name: new RegExp(receiptNo) })).toHaveCount(0)
  })
})

test('a link that was sent by mistake is taken back, and says so', async ({ page, browser }) => {
  const mobile = '13900019002'
  await openDesk(page, 'agent1', '/links')
  await sendLink(page, mobile, '林小雨')
  const pid = await codeSentTo(page, mobile)
  await page.getByRole('button', { name: '停用链接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用', exact: true }).click()
  await expect(page.getByRole('region', { name: '航班延误理赔款' })).toContainText('已停用')
  const customer = await customerIn(browser)
  await new RefundLink(customer).open(pid)
  await expect(customer.getByRole('heading', { name: '链接已停用' })).toBeVisible()
})
