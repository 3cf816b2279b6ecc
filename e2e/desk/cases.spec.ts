import {
  judgeDocument,
  listDocuments,
  undoJudgement,
  viewDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { AppealForm } from '../pages/appeal-form.ts'
import { ClaimDocuments } from '../pages/claim-documents.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import { violations } from '../screens/violations.ts'
import { factsToTry } from '../support/demo.ts'
import { heldBy, textOf } from '../support/read.ts'
import { stopTime } from '../support/stop-time.ts'
import { refusal } from '../support/wire.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

const phone = { viewport: { width: 375, height: 667 }, isMobile: true, hasTouch: true }

/** The browser of a customer, which is marked: a reload would take the mark away. */
async function customerIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone)
  return context.newPage()
}

async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window)
}

async function wasHit(page: Page): Promise<boolean> {
  return page.evaluate(() => 'wasHit' in window)
}

const payload = '<img src=x onerror="window.wasHit=1"> {{7*7}} \u202Etxt.exe'
const longWord = '长'.repeat(120)

test('staff answer a complaint, and the page that the customer has open shows it without a reload', async ({
  page,
  browser,
}) => {
  const customer = await customerIn(browser)
  const form = await AppealForm.open(customer)
  await form.complain()
  await form.fill({ phoneNumber: '13900018001', content: `${payload} ${longWord}` })
  await form.sendWithCode()
  const caseNo = await form.caseNumber()
  await customer.getByRole('link', { name: '查看进度' }).click()
  await customer.getByRole('button', { name: '查看进度' }).click()
  await expect(customer.getByRole('heading', { name: '专人回电' })).toBeVisible()
  await mark(customer)

  await openDesk(page, 'claims1', '/cases')
  await page.getByRole('textbox', { name: '受理编号' }).fill(caseNo)
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page.getByRole('region', { name: '客户说的' })).toContainText(payload)
  await expect(page.getByRole('button', { name: '写答复' })).toBeDisabled()
  await expect(page.getByRole('list', { name: '现在不能办的' })).toContainText('请先接手')
  await page.getByRole('button', { name: '接手' }).click()

  await test.step('a call back is noted', async () => {
    await page.getByRole('button', { name: '记录回电' }).click()
    await page.getByRole('textbox', { name: '通话记录' }).fill('客户要求道歉。')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('内部记录：客户要求道歉。')).toBeVisible()
  })

  await test.step('it is answered once its cause and product are named', async () => {
    await expect(page.getByRole('button', { name: '写答复' })).toBeDisabled()
    await page.getByRole('button', { name: '写明原因' }).click()
    const naming = page.getByRole('dialog', { name: '原因和产品' })
    await naming.getByRole('button', { name: '保存' }).click()
    const cause = naming.getByRole('combobox', { name: '原因' })
    await expect(cause).toHaveAccessibleDescription(/请选择原因/)
    await cause.selectOption('服务态度')
    await naming.getByRole('combobox', { name: '产品' }).selectOption('机动车商业保险')
    expect(await violations(page)).toEqual([])
    await naming.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('没有写明，没有写明 → 服务态度，机动车商业保险')).toBeVisible()
    await expect(page.getByRole('button', { name: '改原因或产品' })).toBeEnabled()
  })

  await test.step('a letter is begun from a template, filled, looked at, and sent', async () => {
    await page.getByRole('button', { name: '写答复' }).click()
    const template = page.getByRole('combobox', { name: '从模板开始' })
    const letter = page.getByRole('textbox', { name: '答复内容' })
    await template.selectOption('投诉属实，致歉改进')
    await template.selectOption('不用模板')
    await expect(letter).toHaveValue('')
    await template.selectOption('投诉属实，致歉改进')
    // What is missing is said while it is written, and nothing can be looked at or sent before it is there.
    await expect(page.getByText(/还有 2 处没填/)).toBeVisible()
    await page.getByRole('button', { name: '预览' }).click()
    await expect(page.getByRole('button', { name: '发给客户' })).toHaveCount(0)
    const text = (await heldBy(letter)).replaceAll(/【请填写[^】]*】/g, payload)
    await letter.fill(text)
    await page.getByRole('button', { name: '预览' }).click()
    await expect(page.getByRole('region', { name: '答复预览' })).toContainText(payload)
    await page.getByRole('button', { name: '发给客户' }).click()
    await expect(page.getByText('已答复').first()).toBeVisible()
  })

  await expect(customer.getByRole('region', { name: '处理结果' })).toContainText(payload)
  expect(await isMarked(customer)).toBe(true)
  expect(await wasHit(customer)).toBe(false)
  expect(await wasHit(page)).toBe(false)
  await customer.context().close()
})

test('staff judge documents by keys alone, and the list that the customer has open shows the verdicts', async ({
  page,
  browser,
}) => {
  await openDesk(page, 'claims2')
  await judgeAllWaiting(page)
  const customer = await customerIn(browser)
  const query = await ClaimQuery.open(customer, '/claims-query?by=report')
  const { registNo, insuredName } = await factsToTry(customer, 'noCarClaim', 'a driver who fell')
  await query.ask({ registNo, insuredName })
  await query.found.click()
  const claim = await ClaimDocuments.openFrom(customer)
  const [good, bad] = [await claim.firstNeeded(), await claim.secondNeeded()]
  const buffer = await customer.screenshot({ type: 'jpeg' })
  await bad.getByRole('button', { name: /^上传/ }).click()
  for (const document of [good, bad]) {
    await claim.choose(document, { name: '照片.jpg', mimeType: 'image/jpeg', buffer })
    await expect(document).toContainText('已收到')
  }
  await mark(customer)

  // Begun before the page loads: what is asked right after a route begins may pass it by.
  let isLineCut = false
  await page.route(`**${deskUrlOf(viewDocument)}`, (route) =>
    isLineCut ? route.abort() : route.fallback(),
  )
  await openDesk(page, 'claims2', '/documents')
  const queue = page.getByRole('region', { name: '待审核的材料' })
  const current = queue.locator('[aria-current=true]')
  const goodName = await textOf(good.getByRole('heading'))
  const badName = await textOf(bad.getByRole('heading'))
  await expect(page.getByRole('img', { name: /第 1 份/ })).toBeVisible()
  await expect(current).toContainText(goodName)
  await page.keyboard.press('j')
  await expect(current).toContainText(badName)

  await test.step('what did not come cannot be accepted, and is asked for again', async () => {
    isLineCut = true
    await page.keyboard.press('k')
    await expect(current).toContainText(goodName)
    await expect(page.getByRole('alert')).toContainText('网络不通')
    await page.keyboard.press('a')
    await expect(page.getByText('请看过再通过')).toBeVisible()
    isLineCut = false
    await page.getByRole('button', { name: '重试' }).click()
  })

  await test.step('a key that is held down accepts one document and not the next', async () => {
    const accept = page.getByRole('button', { name: /^通过/ })
    await expect(accept).toBeEnabled()
    await page.keyboard.down('a')
    await expect(queue.getByRole('listitem')).toHaveCount(1)
    await expect(current).toContainText(badName)
    await expect(accept).toBeEnabled()
    await page.keyboard.down('a')
    await page.keyboard.up('a')
  })
  await page.keyboard.press('r')
  const reason = page.getByRole('textbox', { name: '退回原因' })
  await expect(reason).toBeFocused()
  await page.keyboard.insertText(payload)
  await test.step('what comes behind the open window is not refused with what was seen', async () => {
    await claim.choose(bad, { name: '又一张.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByAltText(/第 2 份，共 2 份/)).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('客户刚刚又交了一份，请看过新的文件再审核')
    await page.getByRole('button', { name: '取消' }).click()
    await expect(page.getByRole('img', { name: /第 2 份/ })).toBeVisible()
  })
  await page.keyboard.press('r')
  await expect(reason).toHaveValue(payload)
  // What can be taken back shows for some seconds.
  await stopTime(page)
  await reason.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('没有待审核的材料')).toBeVisible()
  await test.step('what could not be taken back says so until it is read', async () => {
    const refused = refusal('E3020001', '已经告诉客户，不能撤销了。')
    await page.route(`**${deskUrlOf(undoJudgement)}`, (route) => route.fulfill(refused))
    // The list may be empty before the answer is there that can be taken back.
    await expect(queue.getByRole('button', { name: /^撤销/ })).toBeVisible()
    await page.keyboard.press('z')
    const alert = queue.getByRole('alert')
    await expect(alert).toContainText(`${badName}已退回。没有撤销：已经告诉客户`)
    await expect(bad).toContainText('请重交')
    await alert.getByRole('button', { name: '知道了' }).click()
    await expect(alert).toHaveCount(0)
    await page.clock.resume()
  })

  await expect(good).toContainText('已通过')
  await expect(bad).toContainText('请重交')
  await expect(bad).toContainText(payload)
  await test.step('what is sent again is compared with what was refused, and with the name', async () => {
    await claim.choose(bad, { name: '重拍.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('button', { name: /^通过/ })).toBeEnabled()
    await page.keyboard.press('v')
    const beside = page.getByRole('region', { name: '对照的文件' })
    await expect(
      beside.getByRole('img', { name: `对照，${badName}，第 2 份，共 3 份` }),
    ).toBeVisible()
    await expect(beside).toContainText(payload)
    await page.keyboard.press('+')
    await expect(page.getByRole('status').filter({ hasText: '150%' })).toHaveCount(2)
    // It shows for some seconds.
    await stopTime(page)
    await page.keyboard.press('e')
    await expect(page.getByText(`${insuredName}，证件号后四位`)).toBeVisible()
    await page.clock.runFor(30_000)
    await expect(page.getByText(`${insuredName}，证件号后四位`)).toHaveCount(0)
    await page.clock.resume()
    await page.keyboard.press('v')
    await expect(beside).toHaveCount(0)
  })
  await test.step('who comes second to a document is told', async () => {
    await judgeAllWaiting(page)
    // The list may learn it by itself before the key is pressed, and what it tells is gone again soon.
    const isTold = expect(page.getByText('刚才那份已经审核过了。')).toBeVisible()
    await page.keyboard.press('a')
    await isTold
  })
  await test.step('what was judged is opened again from its claim', async () => {
    await openDesk(page, 'claims2', '/claims')
    await page.getByRole('textbox', { name: '报案号' }).fill(registNo ?? '')
    await page.getByRole('button', { name: '查找' }).click()
    await page.getByRole('button', { name: `查看${badName}的 3 份文件` }).click()
    const files = page.getByRole('region', { name: `${badName}的文件` })
    await files.getByRole('button', { name: `打开${badName}，第 3 份，共 3 份` }).click()
    await expect(files.getByRole('img', { name: /第 3 份/ })).toBeVisible()
    await expect(files).toContainText(payload)
  })
  expect(await isMarked(customer)).toBe(true)
  expect(await wasHit(customer)).toBe(false)
  await customer.context().close()
})

test('a step of a claim that is told by hand shows on the open page of its customer', async ({
  page,
  browser,
}) => {
  const customer = await customerIn(browser)
  const query = await ClaimQuery.open(customer, '/claims-query?by=report')
  const { registNo = '', insuredName } = await factsToTry(
    customer,
    'noCarClaim',
    'a driver who fell',
  )
  await query.ask({ registNo, insuredName })
  await query.found.click()
  await expect(customer.getByRole('heading', { name: '办理进度' })).toBeVisible()
  await mark(customer)

  await openDesk(page, 'claims1', '/claims')
  await page.getByRole('textbox', { name: '报案号' }).fill(registNo)
  await page.getByRole('button', { name: '查找' }).click()
  await expect(page.getByRole('list', { name: '现在不能办的' })).toContainText('理赔没有结束')
  await expect(customer.getByText('核实中')).toHaveCount(0)
  await page.getByRole('combobox', { name: '进展' }).selectOption('开始核实情况')
  await page.getByRole('button', { name: '添加' }).click()
  const shown = page.getByRole('dialog', { name: '开始核实情况？' })
  await expect(shown.getByRole('list', { name: '客户会看到' })).toContainText('核实情况')
  await expect(customer.getByText('核实中')).toHaveCount(0)
  await shown.getByRole('button', { name: '确定添加' }).click()
  await expect(page.getByRole('list', { name: '理赔进度' })).toContainText('核实情况')

  await expect(customer.getByText('核实中').first()).toBeVisible()
  expect(await isMarked(customer)).toBe(true)
  await customer.context().close()
})

const pages = ['/cases', '/documents', '/claims', '/deliveries']

test('every page of cases is accessible, on a desktop and on a tablet', async ({ page }) => {
  await openDesk(page, 'claims2')
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    for (const path of pages) {
      await page.goto(`/desk/#${path}`)
      await expect(page.getByRole('main')).toBeVisible()
      expect(await violations(page), path).toEqual([])
    }
    await page.goto('/desk/#/cases')
    await page.getByRole('link', { name: /^TS20/ }).first().click()
    await expect(page.getByRole('region', { name: '办理', exact: true })).toBeVisible()
    expect(await violations(page), 'a case').toEqual([])
  }
})

/** Customers of other tests have sent documents too; the list begins without them. */
async function judgeAllWaiting(page: Page): Promise<void> {
  const waiting = await ask(page, listDocuments, {})
  for (const { claimId, type, files } of waiting?.documents ?? []) {
    const lastFileId = files.at(-1)?.fileId ?? ''
    await ask(page, judgeDocument, { claimId, type, lastFileId, verdict: 'accepted' })
  }
  expect((await ask(page, listDocuments, {}))?.total).toBe(0)
}
