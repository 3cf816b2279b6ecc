import { expect, type Page } from '@playwright/test'
import { ClaimProgress } from '../pages/claim-progress.ts'
import { ClaimQuery } from '../pages/claim-query.ts'
import {
  offeredClaim,
  openApplication,
  refusedClaim,
  wholeClaim,
} from '../support/claim-samples.ts'
import { factsToTry } from '../support/demo.ts'
import { hold, refusal, success } from '../support/wire.ts'

/** A journey through finding a claim, each way it may stand, and what is known of it. */
export async function* everyClaim(page: Page): AsyncGenerator<string> {
  yield* forms(page)
  yield* lists(page)
  yield* stages(page)
  yield* facts(page)
  yield* application(page)
  yield* links(page)
}

async function* forms(page: Page) {
  for (const by of ['plate', 'car-policy', 'report', 'policy', 'reporter']) {
    const query = await ClaimQuery.open(page, `/claims-query?by=${by}`)
    yield `claim-query-${by}`
    await query.submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    yield `claim-query-${by}-errors`
  }
  await page.goto('/#/claims-queryResult?by=plate')
  await expect(page.getByRole('heading', { name: '没有查到理赔信息' })).toBeVisible()
  yield 'claims-none'
}

async function* lists(page: Page) {
  const query = await ClaimQuery.open(page)
  await query.send(await factsToTry(page, 'queryCarClaim', 'one being assessed'))
  await expect(query.slide.slider).toBeVisible()
  yield 'claims-slide'
  await query.slide.passByFinger()
  await expect(query.found).toHaveCount(2)
  yield 'claims'
  const lookup = '**/queryCarClaim'
  const letGo = await hold(page, lookup)
  await page.reload()
  await expect(page.getByText('加载中...')).toBeVisible()
  yield 'claims-loading'
  letGo()
  await expect(query.found).toHaveCount(2)
  await page.unroute(lookup)
  await page.route(lookup, (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时无法查询' })).toBeVisible()
  yield 'claims-out-of-reach'
  await page.unroute(lookup)
  for (const [at, name] of ['claim-assessed', 'claim-paid'].entries()) {
    await page.goto('/#/claims-mine-car?by=plate')
    await page.reload()
    await query.found.nth(at).click()
    await expect(new ClaimProgress(page).head).toBeVisible()
    yield name
  }
}

const statuses = {
  reported: 'reported yesterday',
  'waits-for-documents': 'waits for documents',
  proposed: 'an amount was proposed',
  'surveyed-twice': 'surveyed twice',
  overdue: 'assessment overdue',
  refused: 'refused, with the reason',
  cancelled: 'cancelled',
  reopened: 'refused, then reopened',
  injured: 'somebody was hurt',
}

async function* stages(page: Page) {
  for (const [name, shows] of Object.entries(statuses)) {
    await ClaimProgress.open(page, shows)
    yield `claim-${name}`
  }
}

async function* facts(page: Page) {
  const call = '**/queryClaimSchedleInfo'
  const claim = new ClaimProgress(page)
  for (const [name, detail] of [
    ['claim-facts', wholeClaim],
    ['claim-facts-refused', refusedClaim.detail],
  ] as const) {
    await page.route(call, (route) => route.fulfill(success(detail)))
    await page.goto(`/#/claims-progress-car?handle=${detail.handle}`)
    await page.reload()
    await expect(claim.card('事故情况')).toBeVisible()
    yield name
    await page.unroute(call)
  }
}

async function* application(page: Page) {
  const call = '**/readApplication'
  for (const [name, given] of [
    ['claim-application', openApplication],
    ['claim-application-refused', { ...openApplication, reason: '签名看不清，请重签。' }],
    [
      'claim-application-signed',
      { ...openApplication, status: 'signed', signedAt: '2026-11-20 15:04' },
    ],
    [
      'claim-application-closed',
      { ...openApplication, status: 'closed', whyNot: '索赔申请书已经收到，不用再签。' },
    ],
  ] as const) {
    await page.route(call, (route) => route.fulfill(success(given)))
    await page.goto('about:blank')
    await page.goto(`/#/claims-application?handle=${offeredClaim.handle}`)
    await expect(page.getByRole('region', { name: '被保险人与保险' })).toBeVisible()
    if (name === 'claim-application') {
      await page.getByRole('button', { name: '签字提交' }).click()
      await expect(page.getByText('请在框里签上您的名字')).toBeVisible()
    }
    yield name
    await page.unroute(call)
  }
}

async function* links(page: Page) {
  const address = '/#/claims-detail-car?link=AbCdEfGhIjKlMnOpQrStUv'
  await page.route('**/openClaimLink', (route) => route.fulfill(refusal('1007', '没有查到')))
  await page.goto(address)
  await expect(page.getByRole('heading', { name: '链接已失效' })).toBeVisible()
  yield 'claim-link-dead'
  await page.unroute('**/openClaimLink')
  await page.route('**/stopSubscription', (route) => route.fulfill(success({})))
  await page.goto(`${address}&stop=1`)
  const stop = page.getByRole('button', { name: '停止提醒' })
  await expect(stop).toBeVisible()
  yield 'claim-link-stop'
  await stop.click()
  await expect(page.getByRole('heading', { name: '已停止短信提醒' })).toBeVisible()
  yield 'claim-link-stopped'
  await page.unroute('**/stopSubscription')
}
