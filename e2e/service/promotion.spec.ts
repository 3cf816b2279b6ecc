import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { Promotion } from '../pages/promotion.ts'
import { WheelSheet } from '../pages/wheel-sheet.ts'
import { factsToTry, mailsTo } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { heldBy } from '../support/read.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBackInVain, historyInOrder } from '../support/way-back.ts'
import { hold } from '../support/wire.ts'

const phoneNumber = '13700016001'
const pngSignature = '89504e470d0a1a0a'

test('an employee applies with their number, gets a link and a picture of it, passes both on, and finds them again by their phone', async ({
  page,
  context,
}) => {
  const { employeeNo = '' } = await factsToTry(page, 'gettgname', 'an employee of branch 44010000')
  const promotion = new Promotion(page)
  await promotion.open()
  await promotion.fill({ employeeNo, phoneNumber })
  await expect(promotion.area).toContainText('广州市')
  await expect(promotion.branch).toContainText('广州')
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(promotion.employeeNo).toHaveValue(employeeNo)
  await expect(promotion.name).toHaveValue(/\*/)
  await promotion.sendWithCode()
  await expect(page.getByRole('heading', { name: '推广链接已生成' })).toBeVisible()
  const carLink = await heldBy(promotion.link)
  expect(carLink).toMatch(/\/t\/[\dA-Za-z]{8}$/)

  await test.step('back does not lead into the form, and a reload shows the link still', async () => {
    await goBackInVain(page)
    await expect(promotion.link).toHaveValue(carLink)
    await page.reload()
    await expect(promotion.link).toHaveValue(carLink)
  })

  await test.step('the link is copied, the picture saved, and both are mailed', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: '复制链接' }).click()
    await expect(promotion.link).toHaveAccessibleDescription(/已复制/)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(carLink)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: '保存二维码图片' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('推广二维码.png')
    const picture = await readFile(await file.path())
    expect(picture.toString('hex', 0, 8)).toBe(pngSignature)
    await page.getByRole('button', { name: '发到邮箱' }).click()
    await page.getByRole('textbox', { name: '邮箱地址' }).fill('promoter-link@example.com')
    await page.getByRole('button', { name: '发送', exact: true }).click()
    await expect(page.getByRole('heading', { name: '邮件正在发送' })).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    const [mail] = await mailsTo(page, 'promoter-link@example.com')
    expect(mail?.subject).toContain('团购推广链接')
  })

  await test.step('who applies once more is told so at the phone, with the way to the link', async () => {
    await historyInOrder(page)
    await promotion.open()
    await promotion.submit.click()
    await expect(promotion.phone).toHaveAccessibleDescription(/已经是推广人/)
    await page.getByRole('link', { name: '查看这个手机号的链接' }).click()
    await expect(promotion.link).toHaveValue(carLink)
    await page.getByRole('button', { name: '查看其他手机号的链接' }).click()
    await expect(promotion.phone).toHaveValue(phoneNumber)
    await page.getByRole('button', { name: '查看链接' }).click()
    await expect(promotion.link).toHaveValue(carLink)
  })

  await test.step('the other product has a link of its own, and the same person applies for it', async () => {
    await page.getByRole('link', { name: '申请非车险推广链接' }).click()
    await expect(page.getByRole('textbox', { name: '推广产品' })).toHaveValue('非车险')
    await expect(promotion.employeeNo).toHaveValue(employeeNo)
    await promotion.submit.click()
    await expect(page.getByRole('heading', { name: '推广链接已生成' })).toBeVisible()
    await expect(promotion.link).not.toHaveValue(carLink)
  })

  await test.step('whoever opens the link comes to the purchase entry, which knows whose it is', async () => {
    await page.goto(new URL(carLink).pathname)
    await expect(page).toHaveURL(new RegExp(`/#/car-purchase\\?tg=${carLink.slice(-8)}$`))
  })
})

test('an unknown number, a number that changed and what is missing are said at their fields, and nothing typed is lost', async ({
  page,
}) => {
  const promotion = new Promotion(page)
  await promotion.open('/promotion-apply-property')
  await promotion.submit.click()
  for (const field of [promotion.employeeNo, promotion.phone]) {
    await expect(field).toHaveAccessibleDescription(/请填写/)
  }
  await expect(promotion.name).toHaveAccessibleDescription(/请先填写工号/)
  await promotion.employeeNo.fill('E9999')
  await promotion.phone.fill('1370001600')
  await expect(promotion.employeeNo).toHaveAccessibleDescription(/没有这个工号/)
  await expect(promotion.employeeNo).toHaveValue('E9999')

  await promotion.employeeNo.fill('E1004')
  await promotion.employeeNo.blur()
  await expect(promotion.name).toHaveValue('陈**')
  await expect(promotion.area).toContainText('上海市')
  await promotion.employeeNo.fill('E1001')
  await expect(promotion.name).toHaveValue('')
  await promotion.employeeNo.press('Enter')
  await expect(promotion.name).toHaveValue('王**')
  await expect(promotion.area).toContainText('北京市')
  await expect(promotion.phone).toHaveAccessibleDescription(/现在少 1 位/)
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(promotion.phone).toHaveValue('1370001600')
  await expect(promotion.name).toHaveValue('王**')
})

test('a branch is asked for only where there is one to choose from', async ({ page }) => {
  const promotion = new Promotion(page)
  await promotion.open()
  await expect(promotion.area).toBeEnabled()
  await promotion.submit.click()
  await expect(promotion.branch).toHaveAccessibleDescription('请先选择所在地区')
})

test('who sends before the branches are here sends the one they had chosen', async ({ page }) => {
  await beginRouting(page)
  const { employeeNo = '' } = await factsToTry(page, 'gettgname', 'an employee of branch 44010000')
  const promotion = new Promotion(page)
  await promotion.open()
  await promotion.fill({ employeeNo, phoneNumber: '13700016002' })
  await expect(promotion.branch).toContainText('广州')
  await untilKept(page, 'formDrafts')
  const letGo = await hold(page, '**/getComCode')
  await page.reload()
  await expect(promotion.phone).toHaveValue('13700016002')
  await promotion.sendWithCode()
  await expect(page.getByRole('heading', { name: '推广链接已生成' })).toBeVisible()
  letGo()
})

test('an area that is chosen while the number is looked up stays', async ({ page }) => {
  await beginRouting(page)
  const promotion = new Promotion(page)
  const letGo = await hold(page, '**/gettgname')
  await promotion.open()
  await promotion.employeeNo.fill('E1004')
  await promotion.employeeNo.blur()
  const area = new WheelSheet(page, '所在地区')
  await area.open()
  await area.confirm()
  await expect(promotion.branch).toContainText('北京')
  letGo()
  await expect(promotion.name).toHaveValue('陈**')
  await expect(promotion.area).toContainText('北京市')
  await expect(promotion.branch).toContainText('北京')
})

test('while the branches of a city are on their way that is said, and the only one is then chosen', async ({
  page,
}) => {
  await beginRouting(page)
  const promotion = new Promotion(page)
  const letGo = await hold(page, '**/getComCode')
  await promotion.open()
  const area = new WheelSheet(page, '所在地区')
  await area.open()
  await area.confirm()
  await promotion.submit.click()
  await expect(promotion.branch).toHaveAccessibleDescription(/机构正在加载/)
  letGo()
  await expect(promotion.branch).toContainText('北京')
  await expect(promotion.branch).not.toHaveAccessibleDescription(/加载|请选择/)
})
