import { expect, type Page } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { textOf } from '../support/read.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { refusal } from '../support/wire.ts'
import { provePerson } from './prove.ts'

const curious = { mobile: '13500004014', idNumber: '330199199401082145' }
const careful = { mobile: '18800004017', idNumber: '11019919871204217X' }
const reporting = { mobile: '13300004054', idNumber: '42019919700504254X' }
const moving = { mobile: '15500004016', idNumber: '330199196202222164' }
const remembered = { mobile: '13200004015', idNumber: '330199197512272153' }

test('a browser is remembered, told by SMS, removed, and all of it ends with one button', async ({
  page,
}) => {
  await openProven(page, '/me/devices', remembered)
  await expect(page.getByRole('heading', { name: '还没有记住的设备' })).toBeVisible()
  await page.getByRole('button', { name: '记住', exact: true }).click()
  const device = page.getByRole('listitem')
  await expect(device).toContainText('本机')
  await expect(device).toContainText('现在在用')
  await lastSmsTo(page, remembered.mobile, '电脑 · Chrome')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '移除本机' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button', { name: '取消' }).click()
  await expect(device).toHaveCount(1)
  await page.getByRole('button', { name: '移除本机' }).click()
  await sure.getByRole('button', { name: '移除' }).click()
  await expect(device).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '还没有记住的设备' })).toBeVisible()

  await page.getByRole('button', { name: '全部退出' }).click()
  await sure.getByRole('button', { name: '全部退出' }).click()
  await expect(page.getByRole('heading', { name: '已全部退出' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
})

test('who looked is read with a code of its own, and locking closes everything', async ({
  page,
}) => {
  await openProven(page, '/me/access', curious)
  const code = new CodeSheet(page)
  await code.sentWithoutSlide()
  await code.typeLastCodeOf(2)
  const looks = page.getByRole('listitem')
  await expect(looks.first()).toContainText('您')
  await expect(looks.filter({ hasText: '验证手机号，打开我的保障' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /今天/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '锁住' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '锁住' }).click()
  await expect(page.getByRole('heading', { name: '已锁住' })).toBeVisible()
  await page.goto('/#/me/devices')
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
})

test('a look that was not theirs is reported once, with a number and a day, and stands so after a reload', async ({
  page,
}) => {
  const query = await CarPolicyQuery.open(page)
  await query.askAs({ licenseNo: '鄂A2M554', identifyNumber: reporting.idNumber })
  await page.context().clearCookies()
  await openProven(page, '/me/access', reporting)
  const code = new CodeSheet(page)
  await code.sentWithoutSlide()
  await code.typeLastCodeOf(2)
  const look = page.getByRole('listitem').filter({ hasText: '凭车牌和证件号查询的人' }).first()
  // The list asks several times, which is one row until one of them is reported.
  await expect(look).toContainText(/网站 · \d+\.\d+\.\*\.\*/)
  expect(await violations(page)).toEqual([])
  await look.getByRole('button', { name: '这不是我' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('答复日期')
  await sure.getByRole('button', { name: '取消' }).click()
  await look.getByRole('button', { name: '这不是我' }).click()
  await sure.getByRole('button', { name: '反映' }).click()
  await expect(look).toContainText(/案件号 TS\d{16}/)
  await expect(look).toContainText(/最晚 20\d\d 年/)
  expect(await violations(page)).toEqual([])
  const told = await textOf(look.getByRole('link'))
  await page.reload()
  await expect(look.getByRole('link')).toHaveText(told)
  await expect(look.getByRole('button', { name: '这不是我' })).toHaveCount(0)
})

test('a copy of one’s data is asked for once, with a day by which it comes; a consent is taken back', async ({
  page,
}) => {
  await openProven(page, '/me/privacy', careful)
  await expect(page.getByRole('listitem')).toContainText('版本 2026-11')
  await page.getByRole('button', { name: '申请副本' }).click()
  const code = new CodeSheet(page)
  await code.sentWithoutSlide()
  await code.typeLastCodeOf(2)
  const copy = page.getByRole('region', { name: '要一份我的信息' })
  await expect(copy).toContainText('处理中')
  await expect(copy).toContainText(/GR\d{16}/)
  await expect(copy).toContainText(/最晚答复\s*20\d\d 年/)
  const receiptNo = /GR\d{16}/.exec(await textOf(copy))?.[0] ?? ''
  await lastSmsTo(page, careful.mobile, receiptNo)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(copy).toContainText(receiptNo)
  await expect(page.getByRole('button', { name: '申请副本' })).toHaveCount(0)

  await page.getByRole('button', { name: '撤回' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('法律要求保存')
  await sure.getByRole('button', { name: '撤回' }).click()
  await expect(page.getByRole('heading', { name: '已撤回同意' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
})

test('another contact phone takes a code to the new one and one to the old, and is not valid yet', async ({
  page,
}) => {
  await openProven(page, '/me/contact', moving)
  await expect(page.getByText('155****4016')).toBeVisible()
  await page.getByRole('button', { name: '添加邮箱' }).click()
  const email = page.getByRole('textbox', { name: '新邮箱' })
  await email.fill('nobody')
  await page.getByRole('button', { name: '提交更改' }).click()
  await expect(email).toHaveAccessibleDescription(/邮箱里缺少 @/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: '更改手机号' }).click()
  const phone = page.getByRole('textbox', { name: '新手机号' })
  await phone.fill('1580000222')
  await page.getByRole('button', { name: '提交更改' }).click()
  await expect(phone).toHaveAccessibleDescription(/11 位/)
  await phone.fill('15800002296')
  await page.getByRole('button', { name: '提交更改' }).click()
  const code = new CodeSheet(page)
  await code.slideOnceUntilSent()
  await expect(code.sentTo).toContainText('158****2296')
  await code.typeCode()
  await expect(code.code).toHaveCount(0)
  await code.sentWithoutSlide()
  await expect(code.sentTo).toContainText('155****4016')
  await code.typeLastCodeOf(2)
  await expect(page.getByText(/申请改为 158\*\*\*\*2296：已收到，正在办理/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/已收到，正在办理/)).toBeVisible()
  await expect(page.getByText('155****4016')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('without a proof the pages lead to it and show nothing; an outage is told as one', async ({
  page,
}) => {
  await beginRouting(page)
  for (const path of ['/me/access', '/me/privacy', '/me/contact', '/me/devices']) {
    await page.goto(`/#${path}`)
    const way = page.getByRole('link', { name: '用手机号验证' })
    const again = path === '/me/access' ? '' : 'again=person&'
    await expect(way).toHaveAttribute('href', `#/proof?${again}to=${encodeURIComponent(path)}`)
  }
  await page.route('**/person/listDevices', (route) => route.fulfill(refusal('E1000001', '')))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时打不开' })).toBeVisible()
  await expect(page.getByRole('button', { name: '全部退出' })).toHaveCount(0)
})

/** Opens a page of the person's own, who has just proven who they are. */
async function openProven(page: Page, path: string, person: typeof remembered): Promise<void> {
  await provePerson(page, person)
  await page.goto(`/#${path}`)
}
