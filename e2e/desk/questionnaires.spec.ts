import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  listQuestionnaires,
  readQuestionnaire,
  saveQuestionnaire,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { QuestionnaireForm } from '../pages/questionnaire.ts'
import { violations } from '../screens/violations.ts'
import { desktop, tablet, test } from './support/desk-test.ts'
import { ask, openDesk } from './support/staff.ts'

const editor = 'content3'
const formula = '=HYPERLINK("http://evil.example","点这里")'
const thisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

/** A customer's phone beside the computer of the desk. */
let phone: BrowserContext
test.beforeEach(async ({ browser }) => {
  phone = await browser.newContext({
    viewport: { width: 375, height: 667 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.88.0.2' },
  })
})
test.afterEach(() => phone.close())

test('a questionnaire is written and tried, published, answered, counted, changed and ended', async ({
  page,
}) => {
  const entryId = `desk-${randomUUID().slice(0, 4)}`
  const title = `新网点调查 ${entryId}`
  await openDesk(page, editor, '/questionnaires')
  await page.getByRole('link', { name: '新增问卷' }).click()
  await write(page, { title, entryId })

  await test.step('the branch is tried in the preview, and the order changed by keyboard', async () => {
    const preview = page.getByRole('region', { name: '客户看到的' })
    await expect(preview).toContainText('还有 1 道题')
    await preview.getByRole('radio', { name: '不喜欢' }).check()
    await expect(preview.getByRole('group', { name: /2\. 为什么/ })).toBeVisible()
    await page.getByRole('button', { name: '第 2 题上移' }).press('Enter')
    await expect(page.getByRole('button', { name: '第 1 题上移' })).toBeFocused()
    await page.getByRole('button', { name: '保存草稿' }).click()
    await expect(page.getByText('它跟随的题目已不在前面，请重新选择')).toBeVisible()
    await page.getByRole('button', { name: '第 1 题下移' }).press('Enter')
  })

  await page.getByRole('button', { name: '发布' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已保存，客户马上能看到。')).toBeVisible()

  const customer = await phone.newPage()
  await test.step('a customer who comes by its link answers it', async () => {
    await customer.goto(`/?entryId=${entryId}#/questionnaire`)
    const form = new QuestionnaireForm(customer)
    await form.choose('喜欢我们的新网点吗', '不喜欢')
    await form.say('为什么', formula)
    await form.sendWithCode('13500002101')
    await expect(customer.getByText('谢谢您！您的意见我们会认真看。')).toBeVisible()
  })

  await test.step('the results count it, and the file holds it as text', async () => {
    await page.goto('/desk/#/questionnaires')
    await page.getByRole('link', { name: `看结果：${title}` }).click()
    const row = page.getByRole('row').filter({ hasText: '不喜欢' })
    await expect(row).toContainText('1 人')
    await expect(row).toContainText('100.0%')
    await page.getByRole('button', { name: '看回答：为什么？' }).click()
    await expect(page.getByRole('list', { name: '回答：为什么？' })).toContainText(formula)
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载全部答卷' }).click()
    const file = await downloaded
    expect(file.suggestedFilename()).toBe(`${title}-答卷.csv`)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain(`,${entryId},不喜欢,"'=HYPERLINK(`)
    expect(text).not.toContain('13500002101')
  })

  await page.getByRole('link', { name: '编辑问卷' }).click()
  await test.step('another question is told to be another version before it is saved', async () => {
    await page.getByRole('button', { name: /^第 2 题 为什么/ }).click()
    await page.getByRole('textbox', { name: '题目' }).fill('哪里不好？')
    await page.getByRole('button', { name: '保存' }).click()
    const told = page.getByRole('dialog')
    await expect(told).toContainText('现在的题目已有 1 人答过')
    await told.getByRole('button', { name: '保存为新的一版' }).click()
    await expect(page.getByText('第 2 版')).toBeVisible()
  })

  await page.getByRole('button', { name: '结束问卷' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '结束问卷' }).click()
  await expect(page.getByText('已保存，客户不能再填。')).toBeVisible()
  const late = await phone.newPage()
  await late.goto(`/?entryId=${entryId}#/questionnaire`)
  await expect(late.getByRole('heading', { name: '问卷已经结束' })).toBeVisible()
})

interface Written {
  readonly title: string
  readonly entryId: string
}

/** Two questions, the second for who does not like it. */
async function write(page: Page, { title, entryId }: Written): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('标题').fill(title)
  await field('说明').fill('一分钟答完。')
  const add = page.getByRole('button', { name: '添加题目' })
  await add.click()
  await expect(field('题目')).toBeFocused()
  await page.keyboard.type('喜欢我们的新网点吗？')
  await field('选项 1').fill('喜欢')
  await field('选项 2').fill('不喜欢')
  await page.getByRole('button', { name: /^第 1 题 喜欢/ }).click()
  await add.click()
  await field('题目').fill('为什么？')
  await page.getByRole('combobox', { name: '怎么答' }).selectOption('文字')
  await page.getByRole('combobox', { name: '问谁' }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: '不喜欢' }).check()
  await page.getByLabel('开始日期').fill(thisDay.format(Date.now()))
  await page.getByLabel('结束日期').fill('2099-12-31')
  await field('入口').fill(entryId)
}

test('whoever comes second sees both questionnaires and chooses', async ({ page }) => {
  await openDesk(page, editor, '/questionnaires')
  const id = await idOf(page, '网点服务调查')
  await page.goto(`/desk/#/questionnaire?id=${id}`)
  const intro = page.getByRole('textbox', { name: '说明' })
  await intro.fill('我写的说明。')
  const { questionnaire } = (await ask(page, readQuestionnaire, { id })) ?? {}
  if (questionnaire === undefined) throw new Error('the demo has no such questionnaire')
  const { id: _, version, ...draft } = questionnaire
  const theirs = { ...draft, intro: '同事先保存的说明。' }
  expect(await ask(page, saveQuestionnaire, { edited: { id, version }, ...theirs })).toBeDefined()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const both = page.getByRole('alert')
  await expect(both).toContainText('我写的说明。')
  await expect(both).toContainText('同事先保存的说明。')
  await page.getByRole('button', { name: '用同事的' }).click()
  await expect(intro).toHaveValue('同事先保存的说明。')
})

for (const [name, viewport] of Object.entries({ desktop, tablet })) {
  test(`questionnaires can be written and read by everybody on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openDesk(page, editor, '/questionnaires')
    const id = await idOf(page, '服务满意度调查')
    await page.goto(`/desk/#/questionnaire?id=${id}`)
    await page.getByRole('button', { name: /^第 3 题 哪些/ }).click()
    await page.getByRole('textbox', { name: '选项 2' }).fill('等得太久')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByRole('textbox', { name: '选项 2' })).toBeFocused()
    await expect(page.getByText('这个选项和前面的一样')).toBeVisible()
    expect.soft(await violations(page), 'editor').toEqual([])
    await page.getByRole('button', { name: '撤销修改' }).click()
    await page.goto(`/desk/#/questionnaire-results?id=${id}`)
    await page.getByRole('button', { name: /^看回答：还有/ }).click()
    await expect(page.getByRole('list', { name: /^回答：还有/ })).toBeVisible()
    expect.soft(await violations(page), 'results').toEqual([])
  })
}

async function idOf(page: Page, title: string): Promise<string> {
  const all = (await ask(page, listQuestionnaires, {}))?.questionnaires ?? []
  const found = all.find((each) => each.title === title)
  if (found === undefined) throw new Error(`the demo has no ${title}`)
  return found.id
}
