import { expect, type Page } from '@playwright/test'
import { QuestionnaireForm } from '../pages/questionnaire.ts'
import { untilKept } from '../support/kept.ts'
import { test } from '../support/visitor.ts'
import { goBackInVain } from '../support/way-back.ts'
import { loseAnswer, refusal, success } from '../support/wire.ts'

const infoCall = '**/queryQuestionInfo'
const submitCall = '**/submitQuestionnaire'

test('an unhappy customer is asked more, comes back to what was answered, proves the phone and is thanked', async ({
  page,
}) => {
  const form = await QuestionnaireForm.open(page)
  await test.step('what is missing is said at each question, and the first is in front', async () => {
    await form.submit.click()
    await expect(form.question('最近一次找我们').getByLabel('理赔')).toBeFocused()
    for (const words of ['最近一次找我们', '平时您喜欢怎么找我们', '介绍给亲友']) {
      await expect(form.question(words)).toContainText('请先回答这一题')
    }
    const first = form.question('最近一次找我们')
    await expect(first.getByText('请先回答这一题')).toBeInViewport({ ratio: 1 })
    await expect(form.phone).toHaveAccessibleDescription('请填写手机号')
  })

  await test.step('a branch opens what it leads to, and closes what it no longer does', async () => {
    await form.choose('最近一次找我们', '理赔')
    await expect(form.question('最近一次找我们')).not.toContainText('请先回答这一题')
    await form.choose('那一次办事', '2')
    await form.choose('哪些地方不方便', '等得太久', '字太小', '其他')
    await form.say('当时的情况', '等了半个月')
    await expect(form.progress).toHaveAccessibleName('已答 4 题，还有 3 题要答')
    await form.choose('最近一次找我们', '还没有办过')
    await expect(form.question('哪些地方不方便')).toHaveCount(0)
    await form.choose('最近一次找我们', '理赔')
  })

  await test.step('one choice more than may be made is not taken, and the page says so', async () => {
    const trouble = form.question('哪些地方不方便')
    await trouble.getByLabel('步骤太多').click()
    await expect(trouble.getByLabel('步骤太多')).not.toBeChecked()
    await expect(trouble.getByRole('status')).toHaveText('最多选 3 项。要选这一项，请先取消一项。')
  })

  await test.step('a reload brings all of it back', async () => {
    await form.phone.fill('13500002001')
    await untilKept(page, 'questionnaire')
    await untilKept(page, 'formDrafts')
    await page.reload()
    await expect(page.getByText('您上次填的都还在，接着填就行。')).toBeVisible()
    for (const choice of ['等得太久', '字太小', '其他']) {
      await expect(form.question('哪些地方不方便').getByLabel(choice)).toBeChecked()
    }
    await expect(page.getByRole('textbox', { name: '当时的情况' })).toHaveValue('等了半个月')
    await expect(form.phone).toHaveValue('13500002001')
  })

  await form.choose('赔款多久到账', '10 天以上')
  await form.choose('平时您喜欢怎么找我们', '打电话', '微信')
  await form.choose('介绍给亲友', '3')
  await expect(form.progress).toHaveAccessibleName('要答的都答完了，请填手机号提交')
  const sent = page.waitForRequest(submitCall)
  await form.sendWithCode('13500002001')
  expect((await sent).postDataJSON().body.chosenAnswers).toEqual({
    ...{ matter: 'claim', satisfied: '2', trouble: ['slow', 'small', 'other'] },
    ...{ story: '等了半个月', money: 'longer', ways: ['hotline', 'wechat'], recommend: '3' },
  })
  await isThanked(page)

  await test.step('back does not lead into the form, and who returns hears that it is answered', async () => {
    await goBackInVain(page)
    await isThanked(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: '您已经答过了' })).toBeVisible()
  })

  await test.step('the same phone a second time is refused at its field, and the answers stay', async () => {
    await page.getByRole('button', { name: '用别的手机号填一份' }).click()
    await form.answerAsNewCustomer()
    await form.phone.fill('13500002001')
    await form.submit.click()
    await expect(form.phone).toHaveAccessibleDescription(/这个手机号已经答过这份问卷/)
    await expect(form.question('介绍给亲友').getByLabel('8')).toBeChecked()
  })
})

test('answers whose answer was lost are sent once more and kept once', async ({ page }) => {
  await page.route(submitCall, (route) => route.fallback())
  const form = await QuestionnaireForm.open(page)
  await form.answerAsNewCustomer()
  await form.phone.fill('13500002002')
  await form.submit.click()
  await form.codeSheet.slide.passByFinger()
  await expect(form.codeSheet.sentTo).toBeVisible()
  await loseAnswer(page, submitCall)
  await form.codeSheet.typeCode()
  await page.getByRole('alertdialog').getByRole('button', { name: '知道了' }).click()
  await form.submit.click()
  await isThanked(page)
})

test('whoever comes back to a new version keeps the answers to what was not changed, and is told', async ({
  page,
}) => {
  await page.route(infoCall, (route) => route.fallback())
  const form = await QuestionnaireForm.open(page)
  await form.answerAsNewCustomer()
  await page.route(infoCall, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('您愿意把我们介绍给亲友吗', '您会再买吗') })
  })
  await untilKept(page, 'questionnaire')
  await page.reload()
  await expect(page.getByText('问卷有更新：有 1 题和上次不一样了')).toBeVisible()
  await expect(form.question('最近一次找我们').getByLabel('还没有办过')).toBeChecked()
  await expect(form.question('您会再买吗').getByLabel('8')).not.toBeChecked()

  await page.getByRole('button', { name: '全部重填' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '清空重填' }).click()
  await expect(form.question('最近一次找我们').getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a poster of one that is over, or not open yet, says so and leads on', async ({ page }) => {
  await page.goto('/?entryId=poster-last#/questionnaire')
  await expect(page.getByRole('heading', { name: '问卷已经结束' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/理赔服务调查\s*20\d\d 年.*结束/)
  await page.goto('/?entryId=poster-next#/questionnaire')
  await expect(page.getByRole('heading', { name: '问卷还没有开始' })).toBeVisible()
  await page.getByRole('link', { name: '联系在线客服' }).click()
  await expect(page).toHaveTitle('在线客服')
})

test('one that is closed while it is answered says so, and then why', async ({ page }) => {
  const closed = '这份问卷现在不能填写，可能已经结束。'
  await page.route(submitCall, (route) => route.fulfill(refusal('E3020001', closed)))
  const form = await QuestionnaireForm.open(page)
  await form.answerAsNewCustomer()
  await form.phone.fill('13500002003')
  await page.route('**/queryActivitySwitch', (route) =>
    route.fulfill(success({ isOpen: false, reason: 'over', until: '2026-11-21' })),
  )
  await form.submit.click()
  await expect(page.getByRole('alertdialog')).toContainText(closed)
  await page.keyboard.press('Escape')
  await expect(page.getByText('问卷已经结束')).toBeVisible()
})

async function isThanked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '收到您的回答了' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('您的意见我们会认真看')
}
