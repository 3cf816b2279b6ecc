import { expect } from '@playwright/test'
import { CarPolicyQuery } from '../pages/car-policy-query.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { KitGallery } from '../pages/kit-gallery.ts'
import { QuestionnaireForm } from '../pages/questionnaire.ts'
import { factsToTry } from '../support/demo.ts'
import { test } from '../support/visitor.ts'
import { goBack, historyInOrder, slowWayBack, wentBack } from '../support/way-back.ts'

test.describe('the way back', () => {
  let gallery: KitGallery

  test.beforeEach(async ({ page }) => {
    gallery = await KitGallery.open(page)
    for (const hash of ['before', 'here']) {
      await page.evaluate((name) => location.assign(`#${name}`), hash)
    }
  })

  test('closes a sheet and stays on the page, then leaves the page', async ({ page }) => {
    const sheet = await gallery.openSheet('打开底部弹层', '发到邮箱')
    await goBack(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/#here$/)
    await goBack(page)
    await expect(page).toHaveURL(/#before$/)
  })

  test('leaves the page at once after a sheet was closed by its cross', async ({ page }) => {
    const sheet = await gallery.openSheet('打开底部弹层', '发到邮箱')
    await sheet.getByRole('button', { name: '关闭' }).click()
    await expect(sheet).toBeHidden()
    await goBack(page)
    await expect(page).toHaveURL(/#before$/)
  })

  test('closes one overlay after the other', async ({ page }) => {
    const sheet = await gallery.openSheet('打开长弹层', '保险条款')
    await sheet.getByRole('button', { name: '我已读完' }).click()
    const question = page.getByRole('alertdialog', { name: '提示' })
    await expect(question).toBeVisible()
    await goBack(page)
    await expect(question).toBeHidden()
    await expect(sheet).toBeVisible()
    await goBack(page)
    await expect(sheet).toBeHidden()
    await goBack(page)
    await expect(page).toHaveURL(/#before$/)
  })

  test('closes the sheet that came in the place of another, and that is all', async ({ page }) => {
    const actions = await gallery.openSheet('打开操作菜单', '保单 PDZA **** 3822')
    await actions.getByRole('button', { name: /发到邮箱/ }).click()
    const sheet = page.getByRole('dialog', { name: '发到邮箱' })
    await expect(sheet).toBeVisible()
    await goBack(page)
    await expect(sheet).toBeHidden()
    await goBack(page)
    await expect(page).toHaveURL(/#before$/)
  })

  test('leads from where a link in a sheet went straight to the page of the sheet', async ({
    page,
  }) => {
    const sheet = await gallery.openSheet('打开底部弹层', '发到邮箱')
    await sheet.getByRole('link', { name: '《个人信息处理规则》' }).click()
    await expect(page).toHaveURL(/#rules$/)
    await expect(sheet).toBeHidden()
    await goBack(page)
    await expect(page).toHaveURL(/#here$/)
    await goBack(page)
    await expect(page).toHaveURL(/#before$/)
  })

  test('closes a sheet also after a reload that found one open', async ({ page }) => {
    await gallery.openSheet('打开底部弹层', '发到邮箱')
    await page.reload()
    const sheet = await gallery.openSheet('打开底部弹层', '发到邮箱')
    await goBack(page)
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/#here$/)
    await goBack(page)
    await expect(page).toHaveURL(/#before$/)
  })
})

test('a link in a sheet leads on, also after a reload that found one open', async ({ page }) => {
  const gallery = await KitGallery.open(page)
  await gallery.openSheet('打开底部弹层', '发到邮箱')
  await page.reload()
  const sheet = await gallery.openSheet('打开底部弹层', '发到邮箱')
  await sheet.getByRole('link', { name: '《个人信息处理规则》' }).click()
  await expect(page).toHaveURL(/#rules$/)
  await expect(sheet).toBeHidden()
})

test('on the first form, back closes the provinces and what was typed stays', async ({ page }) => {
  const query = await CarPolicyQuery.open(page)
  await query.plate.fill('A8K621')
  await page.getByRole('button', { name: '省份简称' }).click()
  const sheet = page.getByRole('dialog', { name: '选择省份简称' })
  await expect(sheet).toBeVisible()
  await goBack(page)
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/#\/policy-query$/)
  await expect(query.plate).toHaveValue('A8K621')
})

test('a visit that begins with a form leads home by its back button, sheets or not', async ({
  page,
}) => {
  await page.goto('/#/agreement')
  const [visit] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/#/policy-query')),
  ])
  await visit.getByRole('button', { name: '省份简称' }).click()
  const sheet = visit.getByRole('dialog', { name: '选择省份简称' })
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toBeHidden()
  await historyInOrder(visit)
  await visit.getByRole('button', { name: '返回上一页' }).click()
  await expect(visit).toHaveURL(/#\/home$/)
})

test.describe('on a phone that is slow to go back', () => {
  test.beforeEach(({ page }) => slowWayBack(page))

  test('no way leads back into a form whose sheet was closed by its last answer, and one leads home', async ({
    page,
  }) => {
    const form = await QuestionnaireForm.open(page)
    await form.answerAsNewCustomer()
    await form.sendWithCode('13500002020')
    const thanks = page.getByRole('heading', { name: '收到您的回答了' })
    await expect(thanks).toBeVisible()
    await wentBack(page)
    await goBack(page)
    await expect(thanks).toBeVisible()
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/#\/home$/)
  })
})

test.describe('on a phone that is slow to go back, a claim', () => {
  let query: ClaimQuery

  test.beforeEach(async ({ page }) => {
    await slowWayBack(page)
    query = await ClaimQuery.open(page, '/claims-query?by=report')
    const { registNo, insuredName } = await factsToTry(page, 'noCarClaim', 'a driver who fell')
    await query.send({ registNo, insuredName })
  })

  test('the answer that comes before the sheet’s entry has gone is not taken back with it', async ({
    page,
  }) => {
    await query.slide.passByFinger()
    await wentBack(page)
    await expect(query.found).toBeVisible()
    await goBack(page)
    await expect(query.submit).toBeVisible()
  })

  test('a failure told before the sheet’s entry has gone stays to be read', async ({ page }) => {
    await page.route('**/queryWapClaimList', (route) => route.abort())
    await query.slide.passByFinger()
    const failure = page.getByRole('alertdialog')
    await expect(failure).toBeVisible()
    await wentBack(page)
    await expect(failure).toBeVisible()
    await goBack(page)
    await expect(failure).toBeHidden()
    await expect(query.submit).toBeVisible()
  })
})
