import { expect } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { openDesk } from './support/staff.ts'

const phone = '13600003110'

test('an agent finds who calls, sees them masked, proves them by a code and ends the call', async ({
  page,
}) => {
  await openDesk(page, 'agent1', '/')
  await page.keyboard.press('/')
  // Who is tried once more has said why already.
  const again = page.getByRole('button', { name: '更改事由' })
  const because = page.getByRole('button', { name: '客户来电' })
  await expect(because.or(again)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await because.click()
  const words = page.getByRole('textbox', { name: '客户的号码' })
  await expect(words).toBeFocused()
  await words.fill('赵立新')
  await page.keyboard.press('Enter')
  await expect(words).toHaveAccessibleDescription(/只有姓名不能查/)
  await words.fill('13999990001')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有查到', { exact: true })).toBeVisible()
  await words.fill(`赵立新 ${phone}`)
  await page.keyboard.press('Enter')
  const found = page.getByRole('table', { name: '查到的客户' })
  await expect(found).toContainText('136****3110')
  await expect(found).not.toContainText('赵立新')
  expect(await violations(page)).toEqual([])

  await found.getByRole('link', { name: '赵**' }).click()
  await expect(page.getByText('未验证')).toBeVisible()
  await page.getByRole('button', { name: '开始通话' }).click()
  const timer = page.getByRole('timer', { name: '通话时长' })
  await expect(timer).toHaveText(/^\d\d:\d\d$/)
  await page.reload()
  await expect(timer).toHaveText(/^\d\d:\d\d$/)
  await page.getByRole('textbox', { name: '证件号后四位' }).fill('0000')
  await page.getByRole('button', { name: '核对', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '完整的保单号' })).toHaveAccessibleDescription(
    /请再核对一项/,
  )
  await page.getByRole('textbox', { name: '车牌号' }).fill('京N3P905')
  await page.getByRole('button', { name: '核对', exact: true }).click()
  await expect(page.getByText('不相符，还可以试 2 次')).toBeVisible()
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }

  await page.getByRole('tab', { name: '短信验证码' }).click()
  await page.getByRole('button', { name: '发验证码' }).click()
  await expect(page.getByText('已发到 136****3110')).toBeVisible()
  const code = /验证码 (\d{6})/.exec(await lastSmsTo(page, phone, '请报给接电话的客服'))?.[1] ?? ''
  await page.getByRole('textbox', { name: '客户报的验证码' }).fill(code)
  await page.getByRole('button', { name: '核对', exact: true }).click()
  await expect(page.getByRole('heading', { name: '赵立新' })).toBeVisible()
  await expect(page.getByText(/电话里短信已验证，至/)).toBeVisible()
  await page.getByRole('button', { name: '结束通话' }).click()
  await expect(page.getByRole('heading', { name: '赵**' })).toBeVisible()
  await expect(timer).toHaveCount(0)
  await page.clock.install()
  await page.getByRole('button', { name: '查看完整的手机号' }).click()
  const reveal = page.getByRole('dialog', { name: '查看完整的手机号' })
  await reveal.getByRole('button', { name: '查看' }).click()
  const reason = reveal.getByRole('textbox', { name: '查看原因' })
  await expect(reason).toHaveAccessibleDescription(/请填写查看原因/)
  await reason.fill('客户请我复述预留的号码')
  await reveal.getByRole('button', { name: '查看' }).click()
  await expect(page.getByText(phone)).toBeVisible()
  await page.clock.fastForward('00:31')
  await expect(page.getByText(phone)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '查看完整的手机号' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('heading', { name: '查找客户' })).toBeVisible()
  await page.goto(`/desk/#/call?phone=${phone}`)
  await expect(page.getByRole('heading', { name: '来电 136****3110' })).toBeVisible()
  expect(page.url()).not.toContain(phone)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '开始通话' }).click()
  await expect(page.getByRole('heading', { name: '赵**' })).toBeVisible()
  await page.getByRole('link', { name: '发收款链接' }).click()
  await page.getByRole('button', { name: '发短信给客户' }).click()
  await expect(page.getByRole('textbox', { name: '保单号' })).toHaveAccessibleDescription(/请填写/)
})
