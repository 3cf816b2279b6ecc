import { expect, type Page } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { CodeSheet } from '../pages/code-sheet.ts'
import { type Facts, factsToTry } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { textOf } from '../support/read.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBackInVain } from '../support/way-back.ts'
import { loseAnswer, refusal } from '../support/wire.ts'

const addAppeal = '**/addAppeal'

test('a complaint is filed once its phone is proven, answered with a number and a day, and followed by them', async ({
  page,
}) => {
  const facts = { phoneNumber: '13900010001', content: '约好上午查勘，到下午才来，也没有电话。' }
  const form = await AppealForm.open(page)
  await form.complain()
  await form.fill(facts)
  await form.sendWithCode()
  const caseNo = await form.caseNumber()
  expect(caseNo).toMatch(/^TS20\d{14}$/)
  await expect(page.getByRole('main')).toContainText('1 个工作日内，专人给您回电')
  await expect(page.getByRole('main')).toContainText(/20\d\d 年 \d+ 月 \d+ 日（周.）前给您答复/)

  await test.step('a reload still shows the number, and back does not lead into the form', async () => {
    await page.reload()
    expect(await form.caseNumber()).toBe(caseNo)
    await goBackInVain(page)
    await expect(page.getByRole('heading', { name: '已经受理' })).toBeVisible()
  })

  await test.step('it is followed without another code, since this phone is proven', async () => {
    await page.getByRole('link', { name: '查看进度' }).click()
    await expect(page.getByRole('textbox', { name: '受理编号' })).toHaveValue(caseNo)
    await page.getByRole('button', { name: '查看进度' }).click()
    await expect(page.getByRole('heading', { name: '专人回电' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(facts.content)
    await expect(page.getByRole('main')).toContainText('服务投诉')
  })

  await test.step('the next appeal begins with the same person, and without words', async () => {
    await AppealForm.open(page)
    await expect(form.phone).toHaveValue(facts.phoneNumber)
    await expect(form.content).toHaveValue('')
  })
})

test('what is missing is said at each field, all at once, and a reload loses nothing that was typed', async ({
  page,
}) => {
  const facts = { phoneNumber: '1390001000', content: '左前大灯没有列入定损清单。' }
  const form = await AppealForm.open(page)
  await form.submit.click()
  for (const field of [form.name, form.phone, form.reportNumber, form.content]) {
    await expect(field).toHaveAccessibleDescription(/请填写/)
  }
  await form.fill(facts)
  await form.submit.click()
  await expect(form.phone).toHaveAccessibleDescription(/现在少 1 位/)
  await untilKept(page, 'formDrafts')
  await page.reload()
  await form.holds(facts)
})

test('an area that cannot be chosen yet says why, and is asked for once more', async ({ page }) => {
  await beginRouting(page)
  await page.route('**/getCityCode', (route) => route.fulfill({ status: 503 }))
  await AppealForm.open(page)
  const area = page.getByRole('combobox', { name: '所在地区' })
  await expect(area).toBeDisabled()
  await expect(page.getByRole('alert').filter({ hasText: '拨打' })).toBeVisible()
  await page.unroute('**/getCityCode')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(area).toBeEnabled()
  await expect(area).toContainText('北京市')
})

test('an answer that was lost is asked for again with everything typed kept, and it is one appeal', async ({
  page,
}) => {
  const facts = { phoneNumber: '13900010003', content: '理赔员两周没有回音。' }
  await beginRouting(page)
  const form = await AppealForm.open(page)
  await form.complain()
  await form.fill(facts)
  await form.submit.click()
  await form.codeSheet.slide.passByFinger()
  await expect(form.codeSheet.sentTo).toBeVisible()
  const ids: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('addAppeal')) ids.push(request.postDataJSON().head.requestId)
  })
  await loseAnswer(page, addAppeal)
  await form.codeSheet.typeCode()

  await expect(page.getByRole('heading', { name: '没有收到提交结果' })).toBeVisible()
  await page.getByRole('link', { name: '返回，再提交一次' }).click()
  await form.holds(facts)
  await form.submit.click()
  await form.caseNumber()
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('an outage says why, and that everything typed is still there', async ({ page }) => {
  const facts = { phoneNumber: '13900010004', content: '没有人接电话。' }
  await page.route(addAppeal, (route) => route.fulfill(refusal('E1010003', '现在受理不了。')))
  const form = await AppealForm.open(page)
  await form.complain()
  await form.fill(facts)
  await form.submit.click()
  await expect(page.getByRole('alert')).toContainText('现在受理不了。')
  await expect(page.getByRole('alert')).toContainText('您填写的内容都还在。')
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('您填写的内容都还在。')
  await page.getByRole('link', { name: '返回，再提交一次' }).click()
  await form.holds(facts)
})

test('a report number is checked as its field is left: one that the visitor has not found leads to the claims and back', async ({
  page,
}) => {
  const facts = { phoneNumber: '13900010005', content: '赔款少算了一项。' }
  const { registNo = '', insuredName } = await factsToTry(page, 'noCarClaim', 'a driver who fell')
  const form = await AppealForm.open(page)
  await form.fill(facts)
  await form.reportNumber.fill(registNo)
  await form.name.focus()
  await expect(form.reportNumber).toHaveAccessibleDescription(/您查到的理赔里没有这个报案号/)

  await page.getByRole('link', { name: '先查询理赔' }).click()
  await expect(page).toHaveTitle('理赔查询')
  const query = await ClaimQuery.open(page, '/claims-query?by=report')
  await query.ask({ registNo, insuredName })
  await expect(query.found).toHaveCount(1)

  await AppealForm.open(page)
  await form.holds(facts)
  await expect(form.reportNumber).toHaveAccessibleDescription(/已查到这件理赔/)
  await form.sendWithCode()
  await form.caseNumber()
})

test('from a claim it is named, and an objection to it has 30 days', async ({ page }) => {
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'refused, with the reason'))
  await query.found.first().click()
  await page.getByRole('link', { name: '提交申诉' }).click()
  const form = new AppealForm(page)
  await expect(page.getByText(/^针对案件/)).toBeVisible()
  await expect(form.reportNumber).toHaveCount(0)
  await form.fill({ phoneNumber: '13900010006', content: '我不同意拒赔的理由。' })
  await form.sendWithCode()
  await form.caseNumber()
  await page.getByRole('link', { name: '查看进度' }).click()
  await page.getByRole('button', { name: '查看进度' }).click()
  await expect(page.getByRole('main')).toContainText('理赔异议')
  await expect(page.getByRole('main')).toContainText('针对案件')
})

test('a wrong number, and a phone it was not filed with, are one answer', async ({ page }) => {
  const { caseNo, phoneNumber } = await factsToTry(page, 'queryAppeal', 'do not belong together')
  await askForCase(page, { caseNo, phoneNumber })
  const codeSheet = new CodeSheet(page)
  await codeSheet.slide.passByFinger()
  await codeSheet.typeCode()
  const told = await textOf(page.getByRole('alert'))
  const answered = page.waitForResponse('**/queryAppeal')
  await askForCase(page, { caseNo: 'TS2026112000000000', phoneNumber })
  await (await answered).finished()
  await expect(page.getByRole('alert')).toHaveText(told)
})

test('whoever disagrees with the decision asks for a review once, and it is promised a day of its own', async ({
  page,
}) => {
  await askForCase(page, await factsToTry(page, 'queryAppeal', 'a review can be asked for'))
  const codeSheet = new CodeSheet(page)
  await codeSheet.slide.passByFinger()
  await codeSheet.typeCode()
  await expect(page.getByRole('region', { name: '处理结果' })).toContainText('同意更换')
  await page.getByRole('button', { name: '申请核查' }).click()
  await page
    .getByRole('textbox', { name: '申请核查的理由' })
    .fill('后门已经换好，补赔还差 300 元。')
  const ask = page.getByRole('button', { name: '提交核查申请' })
  const phone = page.getByRole('textbox', { name: '提交申诉时留的手机号' })
  await expect(phone).toHaveCount(0)

  await test.step('a phone that is known no more is asked for where it can be typed', async () => {
    await beginRouting(page)
    await page.route('**/askReview', (route) =>
      route.fulfill(refusal('1000', '请填写完整的手机号', { field: 'phoneNumber' })),
    )
    await ask.click()
    await expect(phone).toBeFocused()
    await expect(phone).toHaveAccessibleDescription(/请填写完整的手机号/)
    await page.unroute('**/askReview')
  })

  await ask.click()
  await expect(page.getByRole('heading', { name: '核查答复' })).toBeVisible()
  await expect(page.getByText(/日（周.）前给您答复/)).toBeVisible()
  await expect(page.getByRole('button', { name: '申请核查' })).toHaveCount(0)
})

async function askForCase(page: Page, { caseNo = '', phoneNumber = '' }: Facts): Promise<void> {
  await page.goto('/#/appeal-progress')
  await page.getByRole('textbox', { name: '受理编号' }).fill(caseNo)
  await page.getByRole('textbox', { name: '手机号' }).fill(phoneNumber)
  await page.getByRole('button', { name: '查看进度' }).click()
}
