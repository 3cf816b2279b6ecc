import { expect } from '@playwright/test'
import { EmailSheet } from '../pages/email-sheet.ts'
import { MyCar } from '../pages/my-car.ts'
import { inkIn } from '../pages/policy-document.ts'
import { violations } from '../screens/violations.ts'
import { mailsTo } from '../support/demo.ts'
import { heldBy, textOf } from '../support/read.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { refusal } from '../support/wire.ts'
import { zipEntries } from '../support/zip-entries.ts'
import { provePerson } from './prove.ts'

/** Insured in what her father took out, with a claim. */
const daughter = { mobile: '15000008260', idNumber: '320199199503188264' }
const withThreePolicies = { mobile: '13200004018', idNumber: '440399198203112181' }
const saving = { mobile: '13700004019', idNumber: '440399197809162197' }
const inWeChat = { mobile: '15900004021', idNumber: '330199198806132214' }
const withMailbox = { mobile: '13700004059', idNumber: '320199198701312591' }
const without = { mobile: '18900004023', idNumber: '310199197408092239' }

test('a customer sees what their car is covered for, what is not paid, and where its claim stands', async ({
  page,
}) => {
  await provePerson(page, daughter)
  const car = await MyCar.openFromCard(page)
  await expect(page).toHaveTitle('我的车')
  await expect(car.plate).toHaveText('苏A9E817')
  await expect(page.getByText('保障中')).toBeVisible()
  await expect(car.covers).toContainText(/撞了别人.*最多赔 \d+ 万/)
  const numbered = await car.covers.locator('dt > [aria-hidden]').allTextContents()
  const numbers = numbered.filter((text) => /\d/.test(text))
  expect(numbers.length).toBeGreaterThan(2)
  await expect(car.picture.locator('text')).toHaveText(numbers)
  await expect(car.card('三份保单')).toContainText(/商业险（元）[\d,]+\.\d\d.*交强险（元）/)
  await expect(car.card('随保单的服务').getByRole('link', { name: '叫救援' })).toHaveAttribute(
    'href',
    'tel:95518',
  )
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '哪些情况不赔' }).click()
  const not = page.getByRole('dialog', { name: '哪些情况不赔' })
  await expect(not).toContainText('喝酒、吸毒后开车')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(not).toBeHidden()

  const claim = car.card('理赔').getByRole('link').first()
  const headline = (await textOf(claim)).slice(0, 6)
  await claim.click()
  await expect(page).toHaveURL(/#\/claims-detail-car\?handle=/)
  await expect(page.getByRole('heading', { name: headline }).first()).toBeVisible()
})

test('all papers come in one ZIP and in one mail, and one is handed on once', async ({ page }) => {
  await provePerson(page, withThreePolicies)
  await page.goto('/#/me')
  await page.getByRole('link', { name: '电子保单' }).first().click()
  const car = new MyCar(page)
  await expect(car.saveAll).toBeVisible()
  const rows = car.sheet.getByRole('listitem')
  const count = await rows.count()
  expect(count).toBeGreaterThan(3)
  expect(await violations(page)).toEqual([])

  const zip = await car.saved(() => car.saveAll.click())
  expect(zip.name).toBe('粤B1G518单证.zip')
  const files = [...zipEntries(zip.bytes)]
  expect(files).toHaveLength(count)
  for (const [name, bytes] of files) {
    expect(name).toMatch(/[\u4e00-\u9fff].*\.pdf$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }

  await car.mailAll.click()
  const mail = new EmailSheet(page)
  await mail.address.fill('yang.ning@example')
  await mail.send.click()
  await expect(mail.address).toHaveAccessibleDescription(/邮箱有误/)
  await mail.address.fill('yang.ning@example.com')
  await mail.send.click()
  await mail.codeSheet.slideOnceUntilSent()
  await mail.codeSheet.typeLastCodeOf(2)
  await expect(mail.sheet.getByRole('status')).toContainText('正在发到 y***@example.com')
  const [sent] = await mailsTo(page, 'yang.ning@example.com')
  expect(sent?.attachments?.map(({ name }) => name).sort()).toEqual(
    files.map(([name]) => name).sort(),
  )
  await mail.sheet.getByRole('button', { name: '知道了' }).click()

  await car.forward.click()
  const handing = page.getByRole('dialog', { name: '转发给别人' })
  await handing.getByRole('radio', { name: /交强险电子标志/ }).check()
  await handing.getByRole('button', { name: '生成链接' }).click()
  const url = await heldBy(handing.getByRole('textbox', { name: '一次性链接' }))
  expect(await violations(page)).toEqual([])
  const offered = await page.request.get(url)
  expect(await offered.text()).toContain('电子标志')
})

test('papers go to one’s own address with one press; to another the code comes first, and what is typed stays', async ({
  page,
}) => {
  await provePerson(page, withMailbox)
  const car = await MyCar.openFromCard(page)
  await car.papers.click()
  await car.mailAll.click()
  const mail = new EmailSheet(page)
  await expect(mail.sheet).toContainText('z***@example.com')
  expect(await violations(page)).toEqual([])
  await mail.sheet.getByRole('button', { name: '发到别的邮箱' }).click()
  await mail.address.fill('bookkeeper@example.com')
  await mail.send.click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(mail.address).toHaveValue('bookkeeper@example.com')
  await page.reload()
  await car.papers.click()
  await car.mailAll.click()
  await mail.send.click()
  await expect(mail.sheet.getByRole('status')).toContainText('正在发到 z***@example.com')
  expect(await mailsTo(page, 'zhu.ming@example.com')).toHaveLength(1)
})

test('a paper is read and the way back leads to the car; its last day goes into the calendar', async ({
  page,
}) => {
  await provePerson(page, saving)
  const car = await MyCar.openFromCard(page)
  const endDate = /\d{4}-\d\d-\d\d/.exec(await textOf(car.card('两份保单')))?.[0] ?? ''
  const day = await car.saved(() => car.toCalendar.click())
  expect(day.name).toBe('车险到期.ics')
  const calendar = day.bytes.toString()
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${endDate.replaceAll('-', '')}\r\n`)
  expect(calendar).toContain('SUMMARY:粤B8E519的保险到期\r\n')

  await car.papers.click()
  await car.sheet.getByRole('link', { name: '打开交强险电子标志' }).click()
  await inkIn(page.getByRole('img', { name: /第 1 页/ }))
  await goBack(page)
  await expect(car.plate).toHaveText('粤B8E519')
})

test('a car whose policies have ended says so, and a ZIP that does not come is tried again', async ({
  page,
}) => {
  await beginRouting(page)
  await provePerson(page, without)
  const car = await MyCar.openFromCard(page)
  await expect(car.card('保险已经到期').getByRole('link', { name: '重新投保' })).toHaveAttribute(
    'href',
    '#/car-purchase',
  )
  await expect(page.getByText('已到期').first()).toBeVisible()
  const call = '**/person/downloadDocuments'
  await page.route(call, (route) => route.fulfill(refusal('E1010003', '单证暂时取不到')))
  await car.papers.click()
  await car.saveAll.click()
  const alert = car.sheet.getByRole('alert')
  await expect(alert).toContainText('数据获取失败')
  await page.unroute(call)
  const zip = await car.saved(() => alert.getByRole('button', { name: '再试一次' }).click())
  expect(zipEntries(zip.bytes).size).toBeGreaterThan(0)
})

test('whoever has proven nothing is led to the proof, and from there back to this page', async ({
  page,
}) => {
  await page.goto('/#/me/car?handle=AbCdEfGhIjKlMnOpQrStUv')
  await expect(page.getByRole('heading', { name: '先确认是您本人' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const to = encodeURIComponent('/me/car?handle=AbCdEfGhIjKlMnOpQrStUv')
  await expect(page.getByRole('link', { name: '用手机号验证' })).toHaveAttribute(
    'href',
    `#/proof?to=${to}`,
  )
  await expect(page.getByRole('link', { name: '拨打 95518' })).toHaveAttribute('href', 'tel:95518')
})

test.describe('in WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0' })

  test('which keeps no files, the papers go by mail or link, and no calendar is offered', async ({
    page,
  }) => {
    await provePerson(page, inWeChat)
    const car = await MyCar.openFromCard(page)
    await expect(page.getByText('起可以续保').or(page.getByText('现在可以续保'))).toBeVisible()
    await expect(car.toCalendar).toBeHidden()
    await car.papers.click()
    await expect(car.mailAll).toBeVisible()
    await expect(car.forward).toBeVisible()
    await expect(car.saveAll).toBeHidden()
    await expect(car.sheet).toContainText('这里不能保存文件')
  })
})
