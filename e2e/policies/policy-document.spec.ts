import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { PolicyDetail } from '../pages/policy-detail.ts'
import { PolicyDocument } from '../pages/policy-document.ts'
import {
  customerOnPaper,
  customerWithElectricCar,
  customerWithRareName,
  customerWithTwoCars,
  fatherWhoPaid,
} from '../support/people.ts'
import { stopTime } from '../support/stop-time.ts'
import { test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'

const commercial = '机动车商业保险'

test('the document is drawn page by page, each says which it is, and its words are there in large type', async ({
  page,
}) => {
  await PolicyDetail.openAs(page, fatherWhoPaid)
  const document = new PolicyDocument(page)
  await document.open(commercial)

  await expect.poll(() => document.inkOf(1)).toBeGreaterThan(0.005)
  const count = await document.pages.count()
  await expect(page.getByText(`1 / ${count}`)).toBeVisible()
  await expect(document.pages.first()).toHaveAccessibleName(`电子保单，第 1 页，共 ${count} 页`)

  await document.largeType.click()
  const text = page.getByRole('article')
  await expect(text.getByRole('heading', { name: '机动车商业保险保险单' })).toBeVisible()
  await expect(text.getByRole('term').filter({ hasText: '号牌号码' })).toBeVisible()
  await expect(text.getByRole('definition').filter({ hasText: '苏A9E817' })).toBeVisible()
})

test('zooming draws the page larger and sharper, and stops at both ends', async ({ page }) => {
  await PolicyDetail.openAs(page, customerWithElectricCar)
  const document = new PolicyDocument(page)
  await document.open(commercial)
  await document.inkOf(1)
  const first = document.pages.first()
  const { width: before = 0 } = (await first.boundingBox()) ?? {}
  await expect(document.smaller).toBeDisabled()

  await document.larger.click()
  await expect
    .poll(async () => ((await first.boundingBox())?.width ?? 0) / before)
    .toBeCloseTo(1.5, 1)
  for (let step = 0; step < 3; step += 1) await document.larger.click()
  await expect(document.larger).toBeDisabled()
})

test('the document is saved under its Chinese name, leaving it leaves no flag behind, and the mark opens beside it', async ({
  page,
}) => {
  await PolicyDetail.openAs(page, customerWithTwoCars)
  const document = new PolicyDocument(page)
  await document.open(commercial)
  await document.inkOf(1)
  await expect.poll(() => showFlag(page)).toBe(true)

  // What is told of it goes away by itself.
  await stopTime(page)
  const download = page.waitForEvent('download')
  await document.save.click()
  await expect(
    page.getByRole('status').getByText('已开始下载，请在浏览器的下载中查看'),
  ).toBeVisible()
  await page.clock.resume()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/[\u4e00-\u9fff].*\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await goBack(page)
  await new PolicyDetail(page).isShown()
  await expect.poll(() => showFlag(page)).toBe(false)

  await document.choose()
  await document.choice.getByRole('link', { name: '交强险标志' }).click()
  await document.inkOfMark()
  await expect(document.mail).toHaveCount(0)
})

test('a policy on paper says why it has no document', async ({ page }) => {
  await PolicyDetail.openAs(page, customerOnPaper)
  const document = new PolicyDocument(page)
  await document.choose()

  await expect(document.choice.getByText('只有纸质版')).toHaveCount(2)
  await expect(document.choice.getByRole('link')).toHaveCount(0)
})

test('while the document service is down the details are there, and the document can be asked for again', async ({
  page,
}) => {
  await page.route('**/ecenter/wp/electronic/**', (route) => route.fulfill({ status: 503 }))
  const detail = await PolicyDetail.openAs(page, customerWithRareName)
  const document = new PolicyDocument(page)
  await document.choose()
  await expect(document.choice.getByText('电子保单服务暂时不可用')).toHaveCount(2)
  await detail.isShown()

  await page.unroute('**/ecenter/wp/electronic/**')
  await page.route('**/ecenter/wp/electronic/downloadPolicy', (route) =>
    route.fulfill({ status: 503 }),
  )
  await page.reload()
  await detail.isShown()
  await document.open(commercial)
  await expect(page.getByRole('alert')).toContainText('服务暂时不可用，请稍后再试。')

  await page.unroute('**/ecenter/wp/electronic/downloadPolicy')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect.poll(() => document.inkOf(1)).toBeGreaterThan(0.005)
})

/** What the session remembers of an open document (specification, section 2). */
async function showFlag(page: PolicyDocument['page']): Promise<unknown> {
  const kept = await page.evaluate(() => sessionStorage.getItem('sessionFlags'))
  return JSON.parse(kept ?? '{}').showFlag
}
