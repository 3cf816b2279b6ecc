import { expect } from '@playwright/test'
import { ClaimQuery } from '../pages/claim-query.ts'
import { type Facts, factsToTry } from '../support/demo.ts'
import { untilKept } from '../support/kept.ts'
import { textOf } from '../support/read.ts'
import { beginRouting, test } from '../support/visitor.ts'
import { refusal, success } from '../support/wire.ts'

test('a plate and the ID of the insured lead to all claims of the car, the latest first', async ({
  page,
}) => {
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'one being assessed'))
  await expect(page).toHaveURL(/claims-mine-car\?by=plate$/)
  await expect(page.getByText('共查到 2 件理赔')).toBeVisible()
  await expect(query.found).toHaveText([/追尾[\s\S]*定损中/, /倒车碰撞[\s\S]*已赔付/])
  await expect(query.found.first()).toContainText('正在核定损失金额')
})

test('a list is asked again after a reload without another slide', async ({ page }) => {
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'waits for documents'))
  await expect(query.found.first()).toContainText('1 件事')
  await page.reload()
  await expect(query.found.first()).toContainText('1 件事')
  await expect(page.getByText('1 件需要您处理')).toBeVisible()
})

test('a policy number finds a claim other than car, and its pages are those of such claims', async ({
  page,
}) => {
  const query = await ClaimQuery.open(page)
  await page.getByRole('tab', { name: '其他理赔' }).click()
  await query.choose('保单号')
  const { policyNo, identifyNumber } = await factsToTry(page, 'noCarClaim', 'a kitchen fire')
  await query.ask({ policyNo, identifyNumber })
  await expect(page).toHaveURL(/claims-info-nocar\?by=policy$/)
  await query.found.click()
  await expect(page).toHaveURL(/claims-schedle-nocar\?handle=/)
  await expect(page).toHaveTitle('非车险理赔进度')
})

test('a report number with the name of the insured finds that claim', async ({ page }) => {
  const query = await ClaimQuery.open(page, '/claims-query?by=report')
  const { registNo, insuredName } = await factsToTry(page, 'noCarClaim', 'a driver who fell')
  await query.ask({ registNo, insuredName })
  await expect(page.getByText('共查到 1 件理赔')).toBeVisible()
})

test('who reported finds all of it, car or not, a page at a time', async ({ page }) => {
  const query = await ClaimQuery.open(page, '/claims-query?by=reporter')
  const { reportorName, mobile } = await factsToTry(page, 'queryWapClaimList', 'several pages')
  await query.ask({ reportorName, mobile })
  await expect(page).toHaveURL(/claims-info-nocar\?by=reporter$/)
  const told = await textOf(page.getByText(/共查到 \d+ 件理赔/))
  const total = Number(/\d+/.exec(told)?.[0])
  expect(total).toBeGreaterThan(20)
  await expect(async () => {
    await query.found.last().scrollIntoViewIfNeeded()
    await expect(query.found).toHaveCount(total, { timeout: 500 })
  }).toPass()
  await expect(page.getByText('没有更多了')).toBeVisible()
  await expect(query.found.filter({ hasText: '车牌号' })).not.toHaveCount(0)
  await expect(query.found.filter({ hasText: '水管漏水' })).not.toHaveCount(0)
})

test('no claims and facts that do not fit are one screen, which leads back to what was typed', async ({
  page,
}) => {
  const texts: string[] = []
  for (const shows of ['policies without a claim', 'do not belong together']) {
    const facts = await factsToTry(page, 'queryCarClaim', shows)
    const query = await ClaimQuery.open(page)
    await query.ask(facts)
    await expect(page).toHaveURL(/claims-queryResult\?by=plate$/)
    await expect(page.getByRole('heading', { name: '没有查到理赔信息' })).toBeVisible()
    texts.push(await textOf(page.getByRole('main')))
    await expect(page.getByRole('link', { name: '在线报案' })).toHaveAttribute('href', '#/report')

    await page.getByRole('link', { name: '重新查询' }).click()
    await expect(query.field('identifyNumber')).toHaveValue(facts.identifyNumber ?? '')
    await expect(query.field('licenseNo')).toHaveValue((facts.licenseNo ?? '').slice(1))
  }
  expect(texts[0]).toBe(texts[1])
})

for (const { mistake, by, facts, field, said } of [
  { mistake: 'no plate', by: 'plate', facts: {}, field: 'licenseNo', said: /请填写车牌号/ },
  {
    mistake: 'a mistyped ID number',
    by: 'plate',
    facts: { licenseNo: 'A8K621', identifyNumber: '110199198506151376' },
    field: 'identifyNumber',
    said: /证件号码有误/,
  },
  {
    mistake: 'a report number cut off',
    by: 'report',
    facts: { registNo: 'RDAA2026', insuredName: '王明' },
    field: 'registNo',
    said: /报案号是 22 位，现在 8 位/,
  },
  {
    mistake: 'a report without the name',
    by: 'report',
    facts: { registNo: 'RDAA202611010000000001' },
    field: 'insuredName',
    said: /请填写被保险人姓名/,
  },
  {
    mistake: 'a phone of ten digits',
    by: 'reporter',
    facts: { reportorName: '王明', mobile: '1380010567' },
    field: 'mobile',
    said: /手机号/,
  },
] satisfies readonly {
  mistake: string
  by: string
  facts: Facts
  field: string
  said: RegExp
}[]) {
  test(`${mistake} is told at its field`, async ({ page }) => {
    const query = await ClaimQuery.open(page, `/claims-query?by=${by}`)
    await query.type(facts)
    await query.submit.click()
    await expect(query.field(field)).toHaveAccessibleDescription(said)
    await expect(query.field(field)).toBeFocused()
  })
}

test('another form keeps what was typed at it, also after a reload', async ({ page }) => {
  const query = await ClaimQuery.open(page)
  await query.type({ identifyNumber: '110199198506151375' })
  await query.choose('车险保单号')
  await expect(query.field('identifyNumber')).toHaveValue('110199198506151375')
  await page.getByRole('tab', { name: '其他理赔' }).click()
  await query.type({ registNo: 'RDAA2026' })
  await untilKept(page, 'formDrafts')
  await page.reload()
  await expect(page.getByRole('radio', { name: '报案号' })).toBeChecked()
  await expect(query.field('registNo')).toHaveValue('RDAA2026')
  await page.getByRole('tab', { name: '车险理赔' }).click()
  await expect(query.field('identifyNumber')).toHaveValue('110199198506151375')
})

test('a service out of reach is never told as no claims, and what was found stays', async ({
  page,
}) => {
  const lookup = '**/ecenter/wp/claim/queryCarClaim'
  await beginRouting(page)
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'damage found later'))
  await expect(query.found).toHaveCount(1)

  await page.route(lookup, (route) =>
    route.fulfill(refusal('E1010003', '暂时无法查询，请稍后再试。')),
  )
  await page.getByRole('button', { name: '刷新', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '刷新失败' })).toBeAttached()
  await expect(query.found).toHaveCount(1)

  await page.reload()
  await expect(page.getByRole('heading', { name: '暂时无法查询' })).toBeVisible()
  await expect(page.getByText('没有查到理赔信息')).toHaveCount(0)
  await page.unroute(lookup)
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(query.found).toHaveCount(1)
})

test('a list that was left for long asks for a slide in its place', async ({ page }) => {
  const lookup = '**/ecenter/wp/claim/queryCarClaim'
  await beginRouting(page)
  const query = await ClaimQuery.open(page)
  await query.ask(await factsToTry(page, 'queryCarClaim', 'cancelled'))
  await expect(query.found).toHaveCount(1)
  let isPassed = false
  await page.route(lookup, (route) =>
    isPassed ? route.continue() : route.fulfill(refusal('1006', '请先完成拼图')),
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: '需要安全验证' })).toBeVisible()
  isPassed = true
  await query.slide.passByFinger()
  await expect(query.found).toHaveCount(1)
})

test('the answer that the form got is not asked for again', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/ecenter/wp/claim/queryCarClaim', (route) => {
    asked.push(route.request().url())
    return route.fulfill(success({ claimInfoList: [], total: 0 }))
  })
  const query = await ClaimQuery.open(page)
  await query.send({ licenseNo: 'A8K621', identifyNumber: '110199198506151375' })
  await expect(page.getByRole('heading', { name: '没有查到理赔信息' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
