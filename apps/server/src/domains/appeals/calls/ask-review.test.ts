import { askReview, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { demoAppeals } from '../../../demo/appeals/demo-appeals.ts'

const content = '请重新核查定损价格。'

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService()
  visitor = newVisitor(service)
  await visitor.open()
})
afterEach(() => service.close())

async function caseThat(shows: string) {
  const appeals = demoAppeals('2026-11-20')
  const found = appeals.find((appeal) => appeal.shows.startsWith(shows))
  if (found === undefined) throw new Error(`no case that is ${shows}`)
  await visitor.provePhone(found.phoneNumber)
  return { caseNo: found.caseNo, phoneNumber: found.phoneNumber }
}

test('a decision is reviewed when asked for, within 30 days more', async () => {
  const asked = await caseThat('decided, a review')
  const reviewed = await visitor.get(askReview, { ...asked, content })
  expect(reviewed).toMatchObject({
    statusText: '核查中',
    isClosed: false,
    answerBy: '2026-12-20',
    canAskReview: false,
  })
  expect(reviewed.steps.at(-2)).toMatchObject({ title: '申请核查', text: content })
  expect(reviewed.steps.at(-1)).toMatchObject({ title: '核查答复', state: 'current' })
  expect(await visitor.get(queryAppeal, asked)).toEqual(reviewed)
})

test('however often it is asked for, there is one review', async () => {
  const asked = await caseThat('decided, a review')
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => visitor.ask(askReview, { ...asked, content })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual(['1', ...Array(3).fill('E3020001')])
  const { steps } = await visitor.get(queryAppeal, asked)
  expect(steps.filter(({ title }) => title === '申请核查')).toHaveLength(1)
})

test('the last of the 30 days counts whole, the day after is too late', async () => {
  // Decided on 15 November; the last day is 15 December.
  await service.passTime(25 * 86_400 + 12 * 3600 - 1)
  visitor = newVisitor(service)
  await visitor.open()
  const asked = await caseThat('decided, a review')
  expect(await visitor.get(queryAppeal, asked)).toMatchObject({ canAskReview: true })
  await service.passTime(1)
  expect(await visitor.ask(askReview, { ...asked, content })).toMatchObject({
    code: 'E3020001',
    message: '已超过答复后 30 天，不能再申请核查。仍有疑问的，请拨打 95518。',
  })
})

test.each([
  ['called back', '还没有答复，答复后才能申请核查。'],
  ['the review was decided', '您已申请过核查，每件申诉可申请一次。'],
])('a case that is %s is not reviewed', async (shows, message) => {
  const asked = await caseThat(shows)
  const refused = await visitor.ask(askReview, { ...asked, content })
  expect(refused).toMatchObject({ code: 'E3020001', message })
})

test('nobody asks for a review of somebody else’s case', async () => {
  const { caseNo } = await caseThat('decided, a review')
  const otherVisitor = newVisitor(service)
  await otherVisitor.open()
  await otherVisitor.provePhone('13700004321')
  const asked = { caseNo, phoneNumber: '13700004321', content }
  expect(await otherVisitor.ask(askReview, asked)).toMatchObject({ code: '1007' })
})
