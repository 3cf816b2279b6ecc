import { expect } from '@playwright/test'
import { Chat } from '../pages/chat.ts'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { violations } from '../screens/violations.ts'
import { refusedClaim } from '../support/claim-samples.ts'
import { Fingers, placeIn } from '../support/fingers.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { goBack } from '../support/way-back.ts'
import { hold, refusal, success } from '../support/wire.ts'

const progressCall = '**/ecenter/wp/claim/queryWapClaimSchedleInfo'

test('a customer sees how far the claim is, what is being done, and by when at the latest', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'one being assessed')
  await expect(claim.head).toContainText(/第 3 步，共 \d 步/)
  await expect(claim.head.getByRole('heading')).toHaveText('正在核定损失金额')
  await expect(claim.head).toContainText(/最晚 \d{4} 年 \d+ 月 \d+ 日（周.）/)
  await expect(claim.currentStep).toContainText('定损')
  await expect(claim.currentStep.getByRole('term')).toHaveText([
    '现在在做什么',
    '什么时候做完',
    '需要您做什么',
    '下一步',
  ])
  await expect(claim.stepNames()).toContainText([
    '报案',
    '查勘',
    '定损',
    '收材料',
    '算赔款',
    '审赔款',
    '赔付',
  ])
  await expect(claim.steps.filter({ hasText: /预计 (\d{4}-)?\d\d-\d\d 前/ })).toHaveCount(5)
  // No amount, no place, no whole number: nobody has proven the phone.
  await expect(page.getByRole('main')).not.toContainText(/1,860|晨光路|RDAA\d{10}/)
})

test('what the customer has to do stands above the steps and leads to the documents', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'waits for documents')
  await expect(claim.todo).toContainText('提交理赔材料')
  await expect(claim.todo).toContainText(/请在 .+（周.）前完成/)
  await claim.todo.getByRole('link', { name: '去发送材料' }).click()
  await expect(page).toHaveTitle('理赔信息')
  await expect(page.getByRole('dialog', { name: '短信验证' })).toBeVisible()
})

test('a survey that was repeated is a step of its own, and the first one stays done', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'surveyed twice')
  await expect(claim.stepNames()).toContainText(['报案', '查勘', '第 2 次查勘', '复勘'])
  await expect(claim.stepNames().nth(1)).toContainText('已完成')
})

test('a date that was missed is told as such, with the date and a person to call', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'assessment overdue')
  await expect(claim.head).toContainText(/承诺日期 \d{4} 年/)
  await expect(claim.head).toContainText('已超过承诺日期，非常抱歉。您可以在这里催办，或拨打 95518')
})

test('a refusal ends the steps and leads to an appeal; its reason takes a proof', async ({
  page,
}) => {
  await beginRouting(page)
  const claim = await ClaimProgress.open(page, 'refused, with the reason')
  await expect(claim.head).toContainText('已结束')
  await expect(claim.head).toContainText('已拒赔')
  await expect(claim.currentStep).toHaveCount(0)
  await expect(claim.steps.last()).toContainText('决定不予赔付')
  await expect(claim.steps.last()).toContainText('可以提出申诉')
  await expect(page.getByRole('main')).not.toContainText(refusedClaim.reason)
  await page.route('**/queryClaimSchedleInfo', (route) =>
    route.fulfill(success(refusedClaim.detail)),
  )
  await page.getByRole('link', { name: '理赔信息' }).click()
  await expect(claim.card('决定不予赔付')).toContainText(refusedClaim.reason)
  await page.getByRole('link', { name: '提交申诉' }).click()
  await expect(page).toHaveURL(/complaint-information\?handle=/)
})

test('a claim that was withdrawn says so, and promises nothing', async ({ page }) => {
  const claim = await ClaimProgress.open(page, 'cancelled')
  await expect(claim.head).toContainText('已注销')
  await expect(claim.head).not.toContainText(/最晚|承诺/)
  await expect(claim.steps.last()).toContainText('报案注销')
})

test('a claim that was reopened goes on, with its refusal still to be seen', async ({ page }) => {
  const claim = await ClaimProgress.open(page, 'refused, then reopened')
  await expect(claim.stepNames().filter({ hasText: '决定不予赔付' })).toHaveCount(1)
  await expect(claim.stepNames().filter({ hasText: '重新受理' })).toHaveCount(1)
  await expect(claim.currentStep).toHaveCount(1)
})

test('the injured are followed in a step of their own', async ({ page }) => {
  const claim = await ClaimProgress.open(page, 'somebody was hurt')
  await expect(claim.stepNames().filter({ hasText: '人伤跟踪' })).toHaveCount(1)
})

test('after the code the customer reads what happened, and comes and goes without another', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'surveyed twice')
  await expect(claim.card('查勘员')).toBeHidden()
  await claim.openFacts()
  await expect(page.getByRole('region', { name: /^本车/ })).toBeVisible()
  await expect(claim.card('损失项目')).toBeVisible()
  await goBack(page)
  await expect(claim.head).toBeVisible()
  await test.step('who looks after it is named, and a message to them begins with the claim', async () => {
    const adjuster = claim.card('查勘员')
    await expect(adjuster).toContainText('韩师傅')
    const dial = adjuster.getByRole('link', { name: '拨打电话' })
    await expect(dial).toHaveAttribute('href', 'tel:4008195518')
    const number = /RD\S+/.exec(await claim.card('案件信息').innerText())?.[0] ?? 'none'
    expect(await violations(page)).toEqual([])
    await adjuster.getByRole('link', { name: '给团队留言' }).click()
    const chat = new Chat(page)
    await expect(chat.said(number)).toBeVisible()
    await page.reload()
    await chat.isReady()
    await expect(chat.said(number)).toHaveCount(1)
    await goBack(page)
    await expect(adjuster).toBeVisible()
  })
  await page.getByRole('link', { name: '理赔信息' }).click()
  await expect(claim.card('事故情况')).toBeVisible()
  await page.reload()
  await expect(claim.card('事故情况')).toBeVisible()
})

test('who has no phone on file sees the progress, and beyond it a person to call', async ({
  page,
}) => {
  const claim = await ClaimProgress.open(page, 'no phone on file')
  await page.getByRole('link', { name: '理赔信息' }).click()
  await claim.codeSheet.slide.passByFinger()
  const sheet = page.getByRole('dialog', { name: '短信验证' })
  await expect(sheet.getByRole('alert')).toContainText('95518')
})

test('a finger pulls for news; when there are none to be had, what is known stays', async ({
  page,
}) => {
  await beginRouting(page)
  const claim = await ClaimProgress.open(page, 'one being assessed')
  const news = page.getByRole('main').getByRole('status')
  const fingers = await Fingers.on(page)
  const letGo = await hold(page, progressCall)
  await fingers.swipe(await placeIn(claim.head), { x: 0, y: 200 })
  await expect(news.filter({ hasText: '加载中...' })).toBeAttached()
  letGo()
  await expect(news.filter({ hasText: '已更新' })).toBeAttached()
  await page.unroute(progressCall)

  await page.route(progressCall, (route) => route.fulfill({ status: 503 }))
  await fingers.swipe(await placeIn(claim.head), { x: 0, y: 200 })
  await expect(news.filter({ hasText: '刷新失败' })).toBeAttached()
  await expect(claim.currentStep).toContainText('定损')
})

test('who comes back to the page finds it asked anew, and is told when that failed', async ({
  page,
}) => {
  await page.clock.install()
  await beginRouting(page)
  const claim = await ClaimProgress.open(page, 'one being assessed')
  await page.route(progressCall, (route) =>
    route.fulfill(refusal('E1010003', '暂时无法查询，请稍后再试。')),
  )
  await page.clock.fastForward('00:06')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('alert').filter({ hasText: '暂时无法查询最新进度' })).toBeVisible()
  await expect(claim.currentStep).toContainText('定损')
})

test('who stays on the page sees the claim followed on after an answer was lost on the way', async ({
  page,
}) => {
  await page.clock.install()
  await beginRouting(page)
  const claim = await ClaimProgress.open(page, 'one being assessed')
  const stale = page.getByRole('alert').filter({ hasText: '暂时无法查询最新进度' })
  await page.route(progressCall, (route) => route.abort())
  await page.clock.fastForward('00:16')
  await expect(stale).toHaveText(/下面的截至 \d\d:\d\d。$/)
  await page.unroute(progressCall)
  await page.clock.fastForward('00:16')
  await expect(stale).toBeHidden()
  await expect(claim.currentStep).toContainText('定损')
})

test('who comes back to a claim without a line reads how old it is', async ({ page }) => {
  await beginRouting(page)
  const claim = await ClaimProgress.open(page, 'one being assessed')
  const address = new URL(page.url()).hash
  await page.evaluate(() => (location.hash = '#/home'))
  await expect(claim.currentStep).toBeHidden()
  await page.route(progressCall, (route) => route.abort())
  await page.evaluate((hash) => (location.hash = hash), address)
  const stale = page.getByRole('alert').filter({ hasText: '暂时无法查询最新进度' })
  await expect(stale).toHaveText(/下面的截至 \d\d:\d\d。$/)
  await expect(claim.currentStep).toContainText('定损')
})

test('a claim that this session never found is no screen of a claim', async ({ page }) => {
  await page.goto('/#/claims-detail-car?handle=AbCdEfGhIjKlMnOpQrStUv')
  await page.getByRole('link', { name: '重新查询' }).click()
  await expect(page).toHaveURL(/claims-query\?by=plate$/)
  await page.goto('/#/claims-schedle-nocar?handle=AbCdEfGhIjKlMnOpQrStUv')
  await page.getByRole('link', { name: '重新查询' }).click()
  await expect(page).toHaveURL(/claims-query\?by=report$/)
})
