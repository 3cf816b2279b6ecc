import { expect } from '@playwright/test'
import { PolicyDocument } from '../pages/policy-document.ts'
import { smallPdf } from '../support/small-pdf.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { linkMade, refusal } from '../support/wire.ts'

test('of a long document only the pages close by are drawn, and the number says where one is', async ({
  page,
}) => {
  const document = await PolicyDocument.openFile(page, smallPdf(12))
  await document.inkOf(1)
  await expect(page.getByRole('status').filter({ hasText: '1 / 12 页' })).toBeVisible()
  expect(await document.drawnPages()).not.toContain(12)

  await document.pages.nth(11).scrollIntoViewIfNeeded()
  await document.inkOf(12)
  await expect(page.getByRole('status').filter({ hasText: '12 / 12 页' })).toBeVisible()
  await expect.poll(() => document.drawnPages()).not.toContain(1)
  await expect.poll(async () => (await document.drawnPages()).length).toBeLessThan(6)
})

test('two fingers enlarge what is between them, and it stays between them, as sharp as before', async ({
  page,
}) => {
  const document = await PolicyDocument.openFile(page, smallPdf(3))
  await document.inkOf(1)
  const middle = { x: 240, y: 380 }
  const before = await document.placeOnFirstPage(middle)
  const sharpness = await document.sharpness()

  await document.pinch(
    [
      { x: 210, y: 350 },
      { x: 270, y: 410 },
    ],
    [
      { x: 150, y: 290 },
      { x: 330, y: 470 },
    ],
  )
  await expect(async () => {
    const after = await document.placeOnFirstPage(middle)
    expect(after.width / before.width).toBeCloseTo(3, 1)
    expect(after.x).toBeCloseTo(before.x, 2)
    expect(after.y).toBeCloseTo(before.y, 2)
  }).toPass()
  await expect.poll(() => document.sharpness()).toBeCloseTo(sharpness, 1)
  await document.inkOf(1)

  await document.pinch(
    [
      { x: 100, y: 300 },
      { x: 300, y: 300 },
    ],
    [
      { x: 190, y: 300 },
      { x: 210, y: 300 },
    ],
  )
  await expect
    .poll(async () => (await document.placeOnFirstPage(middle)).width)
    .toBeCloseTo(before.width, 0)
})

test('fingers that leave before the page was drawn for them leave it sharp', async ({ page }) => {
  const document = await PolicyDocument.openFile(page, smallPdf(3))
  await document.inkOf(1)
  const width = async () => (await document.placeOnFirstPage({ x: 0, y: 0 })).width
  const before = { width: await width(), sharpness: await document.sharpness() }
  await document.pinchAtOnce()
  await expect.poll(async () => (await width()) / before.width).toBeCloseTo(160 / 60, 1)
  await expect.poll(() => document.sharpness()).toBeCloseTo(before.sharpness, 1)
})

test('by keyboard the document scrolls and the end of the scale keeps the focus', async ({
  page,
}) => {
  const document = await PolicyDocument.openFile(page, smallPdf(3))
  await document.inkOf(1)
  const pages = page.getByRole('region', { name: '电子保单的页面' })
  await pages.focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('status').filter({ hasText: '3 / 3 页' })).toBeVisible()

  await document.larger.focus()
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Enter')
  await expect(document.larger).toBeDisabled()
  await expect(document.larger).toBeFocused()
})

test('a document without an outline is still read in large type, line by line', async ({
  page,
}) => {
  const document = await PolicyDocument.openFile(page, smallPdf(2))
  await document.largeType.click()

  await expect(page.getByRole('paragraph').filter({ hasText: 'Sheet 2' })).toBeVisible()
  await document.asPrinted.click()
  await document.inkOf(1)
})

test('from a compulsory policy the way leads to its mark and to the check, and back', async ({
  page,
}) => {
  const document = await PolicyDocument.openFile(page, smallPdf(1), 'compulsory')
  await document.more.click()
  await expect(page.getByRole('link', { name: '交强险标志' })).toHaveAttribute('href', /paper=mark/)
  await page.getByRole('link', { name: '查验真伪' }).click()
  await expect(page.getByRole('heading', { name: '查验保单真伪' })).toBeVisible()
  await goBack(page)
  await document.inkOf(1)
})

test('in large type on a phone that lies on its side the actions leave most of the height to the document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.addInitScript(() => localStorage.setItem('elder', '1'))
  const document = await PolicyDocument.openFile(page, smallPdf(1))
  const bar = page.getByRole('region').filter({ has: document.save })
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThan(375 / 3)
})

test('a document that the browser cannot show is offered by link and by mail', async ({ page }) => {
  await page.route('**/downLodElectronicPolicy', (route) => route.fulfill(linkMade))
  await PolicyDocument.openFile(page, Buffer.from('%PDF-1.7\nnothing of a document'))

  await expect(page.getByRole('alert')).toContainText('页面里显示不了')
  await page.getByRole('button', { name: '用链接打开' }).click()
  const link = page.getByRole('dialog', { name: '用链接打开' })
  await expect(link.getByRole('textbox', { name: '一次性链接' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('main').getByRole('button', { name: '发到邮箱' }).click()
  await expect(page.getByRole('dialog', { name: '发到邮箱' })).toBeVisible()
})

test('a short code is silent after a car query, and still told in its place', async ({ page }) => {
  const said = '这份保单暂时不能下载。'
  await page.route('**/ecenter/wp/electronic/downloadPolicy', (route) =>
    route.fulfill(refusal('1007', said)),
  )
  await page
    .context()
    .addCookies([
      { name: 'car-policy-query', value: '1', url: test.info().project.use.baseURL ?? '' },
    ])
  await page.goto('/#/pdf?handle=AbCdEfGhIjKlMnOpQrStUv')

  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '重新查询' })).toBeVisible()
})
