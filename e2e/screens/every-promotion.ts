import { expect, type Page } from '@playwright/test'
import { Promotion } from '../pages/promotion.ts'
import { dismiss } from '../support/way-back.ts'
import { answerNever, refusal, success } from '../support/wire.ts'

const generateLink = '**/generateLink'
const getComCode = '**/getComCode'
const groupCheckMobile = '**/groupCheckMobile'
const carLink = 'https://insurer.example/t/7KdWm3Qa'
const phoneNumber = '13700016009'

/** A journey through a promoter's application, the link that comes of it, and finding it again. */
export async function* everyPromotion(page: Page): AsyncGenerator<string> {
  const promotion = new Promotion(page)
  yield* applying(promotion)
  yield* ownLink(promotion)
  yield* finding(promotion)
}

async function* applying(promotion: Promotion) {
  const { page } = promotion
  await promotion.open()
  await expect(promotion.area).toBeEnabled()
  yield 'promotion'
  await promotion.submit.click()
  await expect(promotion.employeeNo).toHaveAccessibleDescription(/请填写/)
  yield 'promotion-errors'
  await promotion.employeeNo.fill('E9999')
  await promotion.employeeNo.blur()
  await expect(promotion.employeeNo).toHaveAccessibleDescription(/没有这个工号/)
  yield 'promotion-nobody'
  await answerNever(page, getComCode)
  await promotion.fill({ employeeNo: 'E1006', phoneNumber })
  await expect(page.getByText('加载中…')).toBeVisible()
  yield 'promotion-branches-loading'
  await page.unroute(getComCode)
  await page.route(getComCode, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('button', { name: '再试一次' })).toBeVisible()
  yield 'promotion-branches-out-of-reach'
  await page.unroute(getComCode)
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(promotion.branch).toContainText('广州')
  yield 'promotion-filled'
  await promotion.submit.click()
  await expect(page.getByRole('slider')).toBeVisible()
  yield 'promotion-phone'
  await dismiss(page)
  await page.route(generateLink, (route) =>
    route.fulfill(
      refusal('1000', '这个手机号已经是推广人，不用重复申请，可以直接查看推广链接', {
        field: 'phoneNumber',
      }),
    ),
  )
  await promotion.submit.click()
  await expect(page.getByRole('link', { name: '查看这个手机号的链接' })).toBeVisible()
  yield 'promotion-promoter-already'
  await page.unroute(generateLink)
}

async function* ownLink(promotion: Promotion) {
  const { page } = promotion
  await page.route(generateLink, (route) => route.fulfill(success({ carLink })))
  await promotion.submit.click()
  await expect(page.getByRole('heading', { name: '推广链接已生成' })).toBeVisible()
  yield 'promotion-link-new'
  await page.unroute(generateLink)
  await page.getByRole('button', { name: '发到邮箱' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  yield 'promotion-mail'
  await dismiss(page)
  await promotion.open()
  await page.getByRole('link', { name: '查看我的链接' }).click()
  await expect(promotion.link).toHaveValue(carLink)
  yield 'promotion-link'
}

async function* finding(promotion: Promotion) {
  const { page } = promotion
  await page.getByRole('button', { name: '查看其他手机号的链接' }).click()
  await expect(promotion.phone).toHaveValue(phoneNumber)
  yield 'promotion-find'
  await page.route(groupCheckMobile, (route) => route.fulfill(success({ isPromoter: false })))
  await page.getByRole('button', { name: '查看链接' }).click()
  await expect(promotion.phone).toHaveAccessibleDescription(/还没有车险推广链接/)
  yield 'promotion-none'
  await page.unroute(groupCheckMobile)
}
