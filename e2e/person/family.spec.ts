import { type Browser, expect, type Page } from '@playwright/test'
import { CodeSheet } from '../pages/code-sheet.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import { violations } from '../screens/violations.ts'
import { lastSmsTo } from '../support/demo.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { refusal } from '../support/wire.ts'
import { provePerson } from './prove.ts'

const giver = { mobile: '18800004027', idNumber: '330199198301102271' }
const delegate = { mobile: '13300004028', idNumber: '440199197510282281' }
const asking = { mobile: '18600004031', idNumber: '310199197505122313' }
const refusing = { mobile: '13100004033', idNumber: '310199197606212334' }

test('family is asked, accepts, opens a document and stands in the log; then it is over at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(420_000)
  await openProven(page, '/me/family', giver)
  await expect(page.getByRole('heading', { name: '还没有让家人看' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await invite(page, { name: '华姐', mobile: delegate.mobile, withDocuments: true })
  const given = page.getByRole('region', { name: '我让谁看' }).getByRole('listitem')
  await expect(given).toContainText('华姐 等待接受')
  await expect(given).toContainText('133****4028')
  expect(await violations(page)).toEqual([])

  const other = await phoneOfAnother(browser)
  await lastSmsTo(other, delegate.mobile, '罗**请您作为家人查看')
  await openProven(other, '/me', delegate)
  await other.getByRole('link', { name: /有家人请您看他们的保障/ }).click()
  const offer = other.getByRole('region', { name: '罗** 的邀请' })
  await offer.getByRole('button', { name: '接受', exact: true }).click()
  const accepting = other.getByRole('dialog', { name: '接受 罗** 的邀请' })
  await accepting.getByRole('button', { name: '接受' }).click()
  const name = accepting.getByRole('textbox', { name: '您怎么称呼对方' })
  await expect(name).toHaveAccessibleDescription(/请填写称呼/)
  await name.fill('老罗')
  expect(await violations(other)).toEqual([])
  await accepting.getByRole('button', { name: '接受' }).click()
  await expect(other.getByRole('region', { name: '谁让我看' })).toContainText('老罗（罗**） 可以看')
  expect(await violations(other)).toEqual([])
  await lastSmsTo(page, giver.mobile, '“华姐”（133****4028）已接受邀请')

  await other.getByRole('link', { name: '看家人的保障和理赔' }).click()
  const family = other.getByRole('region', { name: '家人 老罗（罗**）' })
  await expect(family.getByText('浙A***27').first()).toBeVisible()
  expect(await violations(other)).toEqual([])
  await family.getByRole('link', { name: '电子保单' }).first().click()
  const document = new PolicyDocument(other)
  expect(await document.inkOf(1)).toBeGreaterThan(0)
  await expect(document.save).toBeVisible()
  await expect(document.mail).toHaveCount(0)
  await expect(document.more).toHaveCount(0)
  expect(await violations(other)).toEqual([])

  await page.goto('/#/me/access')
  const code = new CodeSheet(page)
  await code.sentWithoutSlide()
  await code.typeLastCodeOf(3)
  const looks = page.getByRole('listitem').filter({ hasText: '家人（华姐）' })
  await expect(looks.filter({ hasText: '下载电子保单' })).toHaveCount(1)
  await page.goto('/#/me/family')
  await page.getByRole('button', { name: '移除 华姐' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(page.getByRole('heading', { name: '还没有让家人看' })).toBeVisible()
  await page.getByText('已结束的（1 个）').click()
  await expect(page.getByRole('region', { name: '已结束' })).toContainText('您已移除')
  expect(await violations(page)).toEqual([])

  await other.reload()
  await expect(other.getByRole('heading', { name: '现在看不到' })).toBeVisible()
  expect(await violations(other)).toEqual([])
  await other.getByRole('link', { name: '回到我的保障' }).click()
  await expect(other.getByRole('heading', { name: /您好/ })).toBeVisible()
  await expect(other.getByText('老罗')).toHaveCount(0)
})

test('what was typed is judged at its field, an offer is refused, and an outage is told as one', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await openProven(page, '/me/family', asking)
  await page.getByRole('button', { name: '邀请家人' }).click()
  const sheet = page.getByRole('dialog', { name: '邀请家人' })
  await sheet.getByRole('button', { name: '邀请' }).click()
  await expect(sheet.getByRole('textbox', { name: '您怎么称呼对方' })).toHaveAccessibleDescription(
    /请填写称呼/,
  )
  for (const scope of ['保障', '理赔进度']) {
    await sheet.getByRole('checkbox', { name: new RegExp(`^${scope}`) }).click()
  }
  await sheet.getByRole('button', { name: '邀请' }).click()
  await expect(sheet.getByText('请选择可以看什么')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('checkbox', { name: /^保障/ }).click()
  await page.getByRole('button', { name: '关闭' }).click()
  await invite(page, { name: '浩航', mobile: refusing.mobile, withDocuments: false })
  await expect(page.getByRole('region', { name: '我让谁看' })).toContainText('浩航 等待接受')

  const other = await phoneOfAnother(browser)
  await openProven(other, '/me/family', refusing)
  await other.getByRole('button', { name: '不接受' }).click()
  await expect(other.getByRole('region', { name: '杨** 的邀请' })).toHaveCount(0)
  await page.reload()
  await page.getByText('已结束的（1 个）').click()
  await expect(page.getByRole('region', { name: '已结束' })).toContainText('对方已退出或没有接受')

  await beginRouting(page)
  await page.route('**/person/listFamily', (route) => route.fulfill(refusal('E1000001', '')))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时打不开' })).toBeVisible()
  await expect(page.getByRole('button', { name: '邀请家人' })).toHaveCount(0)
})

test('without a proof the page leads to one', async ({ page }) => {
  await page.goto('/#/me/family')
  await expect(page.getByRole('link', { name: '用手机号验证' })).toHaveAttribute(
    'href',
    '#/proof?again=person&to=%2Fme%2Ffamily',
  )
})

interface Invited {
  readonly name: string
  readonly mobile: string
  readonly withDocuments: boolean
}

/** Fills the sheet and types the code that the giver's own phone gets. */
async function invite(page: Page, { name, mobile, withDocuments }: Invited): Promise<void> {
  await page.getByRole('button', { name: '邀请家人' }).click()
  const sheet = page.getByRole('dialog', { name: '邀请家人' })
  await sheet.getByRole('textbox', { name: '您怎么称呼对方' }).fill(name)
  await sheet.getByRole('textbox', { name: '对方的手机号' }).fill(mobile)
  if (withDocuments) await sheet.getByRole('checkbox', { name: /^文件和材料/ }).click()
  await sheet.getByRole('button', { name: '邀请' }).click()
  const code = new CodeSheet(page)
  await code.sentWithoutSlide()
  await code.typeLastCodeOf(2)
}

async function openProven(page: Page, path: string, person: typeof giver): Promise<void> {
  await provePerson(page, person)
  await page.goto(`/#${path}`)
}

async function phoneOfAnother(browser: Browser): Promise<Page> {
  const { baseURL, viewport, locale, timezoneId } = test.info().project.use
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: viewport ?? null,
    isMobile: true,
    hasTouch: true,
    locale: locale ?? 'zh-CN',
    timezoneId: timezoneId ?? 'Asia/Shanghai',
    extraHTTPHeaders: { 'x-forwarded-for': '10.254.64.1' },
  })
  return context.newPage()
}
