import { expect, type Page } from '@playwright/test'
import { dismiss } from '../support/way-back.ts'
import { refusal, success } from '../support/wire.ts'

const caseNo = 'TS2026112144718065'

/** An appeal as it is followed; it takes weeks until one is decided. */
const openCase = {
  caseNo,
  kind: 'objection',
  maskedRegistNo: 'RDAA **** **** 0007',
  statusText: '正在重新核定',
  isClosed: false,
  filedAt: '2026-11-21 09:12',
  answerBy: '2026-12-21',
  isOverdue: false,
  content: '左前大灯在事故中碰裂，维修厂报价 1,860 元，定损清单里没有这一项，请重新核对。',
  steps: [
    {
      title: '已受理',
      state: 'done',
      at: '2026-11-21 09:12',
      text: '我们已收到您的申诉。',
    },
    { title: '专人回电', state: 'current', text: '1 个工作日内，专人尽快给您回电。' },
    { title: '书面答复', state: 'upcoming', text: '我们正在调查核实，在承诺日期前书面答复您。' },
  ],
  canAskReview: false,
  files: { count: 2, lastAt: '2026-11-21 09:20', canSend: true },
}

const decision = '经重新核对，左前大灯确为本次事故造成，同意增加 1,860 元，3 天内付到原账户。'

const decidedCase = {
  ...openCase,
  statusText: '已答复',
  isClosed: true,
  steps: [
    openCase.steps[0],
    { title: '专人回电', state: 'done', at: '2026-11-21 10:05', text: '工作人员已与您电话联系。' },
    { title: '书面答复', state: 'done', at: '2026-12-10 16:30', text: decision },
  ],
  decision,
  reviewUntil: '2027-01-09',
  canAskReview: true,
  files: { count: 2, lastAt: '2026-11-21 09:20', canSend: false },
}

/** A journey through filing an appeal, following it, and what may come of it. */
export async function* everyAppeal(page: Page): AsyncGenerator<string> {
  yield* filing(page)
  yield* following(page)
}

async function* filing(page: Page) {
  await page.goto('/#/complaint-information')
  await expect(page.getByRole('combobox', { name: '所在地区' })).toContainText('北京')
  yield 'appeal'
  const submit = page.getByRole('button', { name: '提交申诉' })
  await submit.click()
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveAttribute('aria-invalid', 'true')
  yield 'appeal-errors'
  await page.getByRole('radio', { name: /对服务投诉/ }).check()
  await page.getByRole('textbox', { name: '姓名' }).fill('王小明')
  await page.getByRole('radio', { name: '先生' }).check()
  await page.getByRole('textbox', { name: '手机号' }).fill('13800105678')
  await page.getByRole('textbox', { name: '投诉内容' }).fill('约好上午查勘，到下午才来。')
  yield 'appeal-filled'

  await page.route('**/addAppeal', (route) =>
    route.fulfill(refusal('E3010001', '请先验证手机号。')),
  )
  await submit.click()
  await expect(page.getByRole('slider')).toBeVisible()
  yield 'appeal-phone'
  await dismiss(page)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/addAppeal')

  await page.route('**/addAppeal', (route) => route.fulfill(refusal('E1010003', '暂时受理不了。')))
  await submit.click()
  await expect(page.getByRole('heading', { name: '没有提交成功' })).toBeVisible()
  yield 'appeal-failed'
  await page.unroute('**/addAppeal')

  await page.route('**/addAppeal', (route) =>
    route.fulfill(success({ caseNo, answerBy: '2026-12-06' })),
  )
  await page.getByRole('link', { name: '返回，再提交一次' }).click()
  await submit.click()
  await expect(page.getByRole('heading', { name: '已经受理' })).toBeVisible()
  yield 'appeal-filed'
  await page.unroute('**/addAppeal')
}

async function* following(page: Page) {
  const isFilledIn = () =>
    expect(page.getByRole('textbox', { name: '受理编号' })).toHaveValue(caseNo)
  await page.goto('/#/appeal-progress')
  await isFilledIn()
  yield 'appeal-query'
  for (const [screen, appeal] of Object.entries(cases)) {
    await isFilledIn()
    await page.route('**/queryAppeal', (route) => route.fulfill(success(appeal)))
    await page.getByRole('button', { name: '查看进度' }).click()
    await expect(page.getByRole('heading', { name: appeal.statusText })).toBeVisible()
    yield screen
    if (appeal.canAskReview) {
      await page.getByRole('button', { name: '申请核查' }).click()
      await expect(page.getByRole('textbox', { name: '申请核查的理由' })).toBeVisible()
      yield 'appeal-review'
    }
    await page.unroute('**/queryAppeal')
    await page.reload()
  }
}

const cases = {
  'appeal-open': openCase,
  'appeal-overdue': {
    ...openCase,
    isOverdue: true,
    extension: '需要到维修厂复核，答复时间延长到 2026-12-21。',
  },
  'appeal-decided': decidedCase,
}
