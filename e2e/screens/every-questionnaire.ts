import { expect, type Page } from '@playwright/test'
import { QuestionnaireForm } from '../pages/questionnaire.ts'
import { untilKept } from '../support/kept.ts'
import { dismiss } from '../support/way-back.ts'
import { answerNever, refusal, success } from '../support/wire.ts'

const infoCall = '**/queryQuestionInfo'
const switchCall = '**/queryActivitySwitch'
const submitCall = '**/submitQuestionnaire'

/** A journey through a questionnaire: its questions, what may be wrong, how it ends, why there is none. */
export async function* everyQuestionnaire(page: Page): AsyncGenerator<string> {
  yield* unanswered(page)
  yield* closed(page)
  yield* answering(page)
}

async function* unanswered(page: Page) {
  await answerNever(page, infoCall)
  await page.goto('/#/questionnaire')
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'questionnaire-loading'
  await page.unroute(infoCall)
  await page.route(infoCall, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时打不开问卷' })).toBeVisible()
  yield 'questionnaire-out-of-reach'
  await page.unroute(infoCall)
}

async function* closed(page: Page) {
  for (const entry of ['poster-next', 'poster-last']) {
    await page.goto(`/?entryId=${entry}#/questionnaire`)
    await expect(page.getByRole('heading', { name: /^问卷(还没有开始|已经结束)/ })).toBeVisible()
    yield `questionnaire-of-${entry}`
  }
  await page.route(switchCall, (route) => route.fulfill(success({ isOpen: false, reason: 'none' })))
  await page.goto('/?entryId=poster-1#/questionnaire')
  await expect(page.getByRole('heading', { name: '现在没有问卷' })).toBeVisible()
  yield 'questionnaire-none'
  await page.unroute(switchCall)
}

async function* answering(page: Page) {
  const form = await QuestionnaireForm.open(page)
  await page.reload()
  await expect(form.submit).toBeVisible()
  yield 'questionnaire'
  await form.submit.click()
  await expect(form.phone).toHaveAttribute('aria-invalid', 'true')
  yield 'questionnaire-errors'
  await form.choose('最近一次找我们', '理赔')
  await form.choose('那一次办事', '2')
  await form.choose('哪些地方不方便', '等得太久', '字太小', '其他')
  await form.question('哪些地方不方便').getByLabel('步骤太多').click()
  await form.say('当时的情况', '等了半个月。')
  yield 'questionnaire-branches'
  await untilKept(page, 'questionnaire')
  await page.reload()
  await expect(page.getByText('您上次填的都还在')).toBeVisible()
  yield 'questionnaire-resumed'
  await page.getByRole('button', { name: '全部重填' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  yield 'questionnaire-start-over'
  await dismiss(page)

  await form.choose('赔款多久到账', '10 天以上')
  await form.choose('平时您喜欢怎么找我们', '打电话')
  await form.choose('介绍给亲友', '8')
  await form.phone.fill('13500001077')
  await page.route(submitCall, (route) => route.fulfill(refusal('E3010001', '请先验证手机号。')))
  await form.submit.click()
  await expect(page.getByRole('slider')).toBeVisible()
  yield 'questionnaire-phone'
  await dismiss(page)
  await page.unroute(submitCall)

  const answered = '这个手机号已经答过这份问卷，不用再答。谢谢您！'
  await page.route(submitCall, (route) =>
    route.fulfill(refusal('1000', answered, { field: 'mobile' })),
  )
  await form.submit.click()
  await expect(form.phone).toHaveAccessibleDescription(answered)
  yield 'questionnaire-answered-by-this-phone'
  await page.unroute(submitCall)

  await page.route(submitCall, (route) =>
    route.fulfill(success({ thanks: '谢谢您！您的意见我们会认真看，也会用来改进服务。' })),
  )
  await form.submit.click()
  await expect(page.getByRole('heading', { name: '收到您的回答了' })).toBeVisible()
  yield 'questionnaire-thanks'
  await page.unroute(submitCall)
  await page.route('**/queryIsAnswer', (route) =>
    route.fulfill(success({ isAnswered: true, answeredOn: '2026-11-22' })),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: '您已经答过了' })).toBeVisible()
  yield 'questionnaire-answered'
  await page.unroute('**/queryIsAnswer')
}
