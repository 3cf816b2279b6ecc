import { answerCase, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { type Browser, expect, type Page } from '@playwright/test'
import { violations } from '../screens/violations.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { ask, memberOf, openDesk } from './support/staff.ts'

/** A colleague at a computer of their own. */
async function deskOf(browser: Browser, account: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  await openDesk(page, account, path)
  return page
}

/** So many days from now, as a field of days has it. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length)

test('what a regulator handed on is kept with its day, given to a colleague, and answered once a supervisor agrees', async ({
  page,
  browser,
}) => {
  await openDesk(page, 'claims1', '/case-intake')
  await page.getByRole('combobox', { name: '从哪里来' }).selectOption('监管转办')
  await page.getByRole('textbox', { name: '客户姓名' }).fill('鲍示例')
  await page.getByRole('textbox', { name: '客户说的' }).fill('三天没有人理我。')
  await page.getByRole('combobox', { name: '原因' }).selectOption('理赔太慢')
  await page.getByRole('combobox', { name: '产品' }).selectOption('机动车商业保险')
  await page.getByRole('combobox', { name: '机构', exact: true }).selectOption('北京市')
  await page.getByLabel('监管要求的期限').fill('2020-01-01')
  await page.getByRole('button', { name: '登记', exact: true }).click()
  const reference = page.getByRole('textbox', { name: '转办函文号' })
  await expect(reference).toHaveAccessibleDescription(/请填写转办函的文号/)
  await reference.fill('示监转2026-26号')
  await page.getByRole('button', { name: '登记', exact: true }).click()
  await expect(page.getByLabel('监管要求的期限')).toHaveAccessibleDescription(/已经过了/)
  await page.getByLabel('监管要求的期限').fill(inDays(6))
  await page.getByRole('button', { name: '登记', exact: true }).click()
  await page.getByRole('link', { name: '打开这一件' }).click()
  await expect(page.getByText('示监转2026-26号')).toBeVisible()
  await expect(page.getByText('北京市', { exact: true })).toBeVisible()
  const caseId = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('id') ?? ''

  await test.step('a note and a file are kept, and the file is looked at', async () => {
    await page.getByRole('textbox', { name: '备注' }).fill('报价单 11-21 收到。')
    await page.getByRole('button', { name: '加备注' }).click()
    const kept = page.getByRole('list', { name: '备注和附件' })
    await expect(kept).toContainText('报价单 11-21 收到。')
    const file = page.getByLabel('加附件')
    await file.setInputFiles({
      name: '坏.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg/>'),
    })
    await expect(file).toHaveAccessibleDescription(/只能上传照片/)
    const buffer = await page.screenshot({ type: 'jpeg' })
    await file.setInputFiles({ name: '转办函.jpg', mimeType: 'image/jpeg', buffer })
    await kept.getByRole('button', { name: /^转办函（客户给的/ }).click()
    await expect(page.getByRole('img', { name: '附件 转办函' })).toBeVisible()
    await page.getByRole('button', { name: '关闭', exact: true }).click()
  })

  const handler = await deskOf(browser, 'claims2', '/')
  const { name: handlerName } = await memberOf(page, 'claims2')
  await page.getByRole('button', { name: '分给同事' }).click()
  const to = page.getByRole('combobox', { name: '分给' })
  await expect(to).toContainText(handlerName)
  const option = to.locator('option', { hasText: handlerName })
  await to.selectOption(await option.evaluate((each) => (each as HTMLOptionElement).value))
  await page.getByRole('textbox', { name: '交接说明' }).fill('请先回电')
  await page.getByRole('button', { name: '分给这位同事' }).click()
  await expect(page.getByText(`${handlerName}，`).first()).toBeVisible()

  await test.step('the colleague writes the letter, which waits', async () => {
    await handler.goto(`/desk/#/case?id=${caseId}`)
    await expect(handler.getByText(/分给.*请先回电/)).toBeVisible()
    await handler.getByRole('button', { name: '写答复' }).click()
    await handler.getByRole('textbox', { name: '答复内容' }).fill('差额请自行协商。')
    await handler.getByRole('button', { name: '预览' }).click()
    await handler.getByRole('button', { name: '提交给主管审' }).click()
    await expect(handler.getByText('客户还没有看到下面的内容')).toBeVisible()
    expect((await ask(handler, readCase, { caseId }))?.owed).toBe('decision')
  })

  const supervisor = await deskOf(browser, 'supervisor1', `/case?id=${caseId}`)
  await test.step('the supervisor gives it back, and the colleague writes on', async () => {
    await supervisor.getByRole('button', { name: '退回修改' }).click()
    await supervisor.getByRole('button', { name: '退回', exact: true }).click()
    const reason = supervisor.getByRole('textbox', { name: '要改什么' })
    await expect(reason).toHaveAccessibleDescription(/请写明要改什么/)
    await reason.fill('差额要说明原因')
    await supervisor.getByRole('button', { name: '退回', exact: true }).click()
    await expect(reason).toHaveCount(0)
    await handler.reload()
    await handler.getByRole('button', { name: '写答复' }).click()
    await expect(handler.getByText(/退回：差额要说明原因/)).toBeVisible()
    const letter = handler.getByRole('textbox', { name: '答复内容' })
    await expect(letter).toHaveValue('差额请自行协商。')
    await letter.fill('差额是旧件残值，我们已核定。')
    await handler.getByRole('button', { name: '预览' }).click()
    await handler.getByRole('button', { name: '提交给主管审' }).click()
    await expect(handler.getByText('客户还没有看到下面的内容')).toBeVisible()
  })

  await supervisor.reload()
  for (const viewport of [desktop, tablet]) {
    await supervisor.setViewportSize(viewport)
    expect(await violations(supervisor)).toEqual([])
  }
  await test.step('a letter that is submitted over the open dialog is read before it is sent', async () => {
    await supervisor.getByRole('button', { name: '同意并发出' }).click()
    const dialog = supervisor.getByRole('dialog', { name: '同意并发出' })
    await expect(dialog).toContainText('差额是旧件残值，我们已核定。')
    const { version = 0 } = (await ask(handler, readCase, { caseId })) ?? {}
    const letter = '差额是旧件残值，我们重新核定过。'
    expect(await ask(handler, answerCase, { caseId, version, letter })).toBeDefined()
    await dialog.getByRole('button', { name: '发给客户' }).click()
    await expect(supervisor.getByText(/刚刚有变化/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(supervisor.getByRole('region', { name: '等主管审的答复' })).toContainText(
      '重新核定过',
    )
    expect((await ask(handler, readCase, { caseId }))?.answer).toBeUndefined()
  })

  await supervisor.getByRole('button', { name: '同意并发出' }).click()
  await supervisor.getByRole('button', { name: '发给客户' }).click()
  await expect(supervisor.getByRole('region', { name: '最近一次答复' })).toContainText('旧件残值')
  await handler.context().close()
  await supervisor.context().close()
})

test('the registry is narrowed, kept as a view, and gone through by keys', async ({ page }) => {
  await openDesk(page, 'claims3', '/cases')
  await page.getByRole('combobox', { name: '类型' }).selectOption('服务投诉')
  await page.getByRole('combobox', { name: '来源' }).selectOption('网站')
  await saveView(page, '网站投诉')
  await page.getByRole('combobox', { name: '类型' }).selectOption('全部')
  await test.step('the same name is the same view', () => saveView(page, '网站投诉'))
  await test.step('none is saved before those that are there are read', async () => {
    await page.route('**/listOwn', (route) => route.abort())
    await page.reload()
    await page.getByRole('combobox', { name: '来源' }).selectOption('网站')
    const again = page.getByRole('button', { name: '已存的视图没有读到，重试' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('button', { name: '保存这个视图' })).toHaveCount(0)
    await page.unroute('**/listOwn')
    await again.click()
    await expect(page.getByRole('button', { name: '保存这个视图' })).toBeVisible()
  })
  await page.getByRole('combobox', { name: '来源' }).selectOption('全部')
  await page.reload()
  await page.getByRole('button', { name: '网站投诉', exact: true }).click()
  await expect(page.getByRole('combobox', { name: '来源' })).toHaveValue('site')
  await expect(page.getByRole('combobox', { name: '类型' })).toHaveValue('')
  await page.getByRole('checkbox', { name: '只看迟过的' }).check()
  await expect(page.getByRole('table', { name: '申诉和投诉' })).toContainText(/现在超 \d+ 天/)
  for (const viewport of [desktop, tablet]) {
    await page.setViewportSize(viewport)
    expect(await violations(page)).toEqual([])
  }
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '客户说的' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: '只看迟过的' })).toBeChecked()
})

async function saveView(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '保存这个视图' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill(name)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
