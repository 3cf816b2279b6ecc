import { expect, type Page } from '@playwright/test'
import { PolicyQuery } from '../pages/policy-query.ts'
import { factsToTry } from '../support/demo.ts'
import { dismiss } from '../support/way-back.ts'
import { refusal, success } from '../support/wire.ts'

const queryForms = [
  { name: 'property-number', path: '/policy-query-property?by=number' },
  { name: 'property-name', path: '/policy-query-property?by=name' },
  { name: 'property-loan', path: '/policy-query-property?by=loan' },
  { name: 'property-traffic', path: '/policy-query-property?by=traffic' },
  { name: 'family-school', path: '/policy-query-wdf?by=school' },
  { name: 'family-student', path: '/policy-query-wdf?by=student' },
  { name: 'family-guardian', path: '/policy-query-wdf?by=guardian' },
  { name: 'person-insured', path: '/warranty-query?by=insured' },
  { name: 'person-applicant', path: '/warranty-query?by=applicant' },
  { name: 'new-car', path: '/policy-query-newcar' },
]

/** A journey through every form that finds a policy, with its errors and what else it may say. */
export async function* everyQuery(page: Page): AsyncGenerator<string> {
  for (const { name, path } of queryForms) {
    const query = await PolicyQuery.open(page, path)
    await expect(query.imageCode.picture).toBeVisible()
    yield `query-${name}`
    await query.submit.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    yield `query-${name}-errors`
  }
  yield* notices(page)
}

async function* notices(page: Page) {
  const kind = '**/policyQueryRelegation'
  await page.route(kind, (route) => route.fulfill(success({ kind: 'commercial' })))
  const property = await PolicyQuery.open(page, '/policy-query-property')
  await property.type({ policyNo: 'PDAA202611010000000001' })
  await expect(page.getByText('这是车险的保单号')).toBeVisible()
  yield 'query-right-form'
  await page.unroute(kind)
  const twins = '**/queryEyoungInfo'
  const oneMore = refusal('1000', '这所学校有同名的学生，请再填写学生的证件号码', {
    field: 'lcjStuIdNo',
  })
  await page.route(twins, (route) => route.fulfill(oneMore))
  const family = await PolicyQuery.open(page, '/policy-query-wdf')
  await family.ask({ school: '示例市第一小学', studentName: '李梓涵' })
  await expect(family.field('lcjStuIdNo')).toBeFocused()
  yield 'query-one-more'
  await page.unroute(twins)
  await family.otherWays.click()
  await expect(family.ways.getByRole('link').first()).toBeVisible()
  yield 'query-other-ways'
  await dismiss(page)
  const { policyNo, insuredIdentifyNo } = await factsToTry(page, 'transToCar', 'a new car')
  const newCar = await PolicyQuery.open(page, '/policy-query-newcar')
  await newCar.ask({ policyNo, insuredIdentifyNo })
  await expect(page.getByText('共查到')).toBeVisible()
  yield 'new-car-result'
}
