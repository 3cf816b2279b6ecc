import { addAppeal, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appealForm, filersPhone } from '../../../../test/subjects/appeal-forms.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'

const otherPhone = '13700004321'

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService({ demo: false })
  visitor = await newSession(service)
  await visitor.provePhone(filersPhone)
})
afterEach(() => service.close())

async function countAppeals(): Promise<number> {
  return (await service.db.selectFrom('appeal').select('id').execute()).length
}

test('a complaint is answered with its number and the last day of its 15', async () => {
  const { caseNo, answerBy } = await visitor.get(addAppeal, appealForm())
  expect(caseNo).toMatch(/^TS20261120\d{8}$/)
  expect(answerBy).toBe('2026-12-05')
  const filed = await visitor.get(queryAppeal, { caseNo, phoneNumber: filersPhone })
  expect(filed).toMatchObject({
    kind: 'complaint',
    statusText: '已受理',
    isClosed: false,
    filedAt: '2026-11-20 12:00',
    content: appealForm().content,
    canAskReview: false,
  })
  expect(filed.steps.map(({ title, state }) => [title, state])).toEqual([
    ['已受理', 'done'],
    ['专人回电', 'current'],
    ['书面答复', 'upcoming'],
  ])
  expect(filed.steps[1]?.text).toBe('1 个工作日内，专人在您选择的 10:00 左右给您回电。')
})

test('without a code to the phone that is typed nothing is filed', async () => {
  const missing = { code: 'E3010001' }
  const otherVisitor = await newSession(service)
  expect(await otherVisitor.ask(addAppeal, appealForm())).toMatchObject(missing)
  const ofOther = appealForm({ phoneNumber: otherPhone })
  expect(await visitor.ask(addAppeal, ofOther)).toMatchObject(missing)
  await service.passTime(15 * 60 + 1)
  expect(await visitor.ask(addAppeal, appealForm())).toMatchObject(missing)
  expect(await countAppeals()).toBe(0)
})

test('pressed twice, or sent again by a page that lost the answer, it is one appeal', async () => {
  const requestId = 'one-press'
  const [first, again] = await Promise.all([
    visitor.ask(addAppeal, appealForm(), { requestId }),
    visitor.ask(addAppeal, appealForm(), { requestId }),
  ])
  expect(again.wire.json()).toEqual(first.wire.json())
  expect(await countAppeals()).toBe(1)
})

test('the same words within a day get the number they have, also from another visit', async () => {
  const { caseNo } = await visitor.get(addAppeal, appealForm())
  const later = await newSession(service)
  await service.passTime(61)
  await later.provePhone(filersPhone)
  const answers = await Promise.all([1, 2, 3, 4].map(() => later.get(addAppeal, appealForm())))
  expect(new Set(answers.map((answer) => answer.caseNo))).toEqual(new Set([caseNo]))
  expect(await countAppeals()).toBe(1)
})

test('sent at once by several visits, the same words are one appeal', async () => {
  const others = await Promise.all([newSession(service), newSession(service), newSession(service)])
  for (const other of others) {
    await service.passTime(61)
    await other.provePhone(filersPhone)
  }
  const answers = await Promise.all(others.map((other) => other.get(addAppeal, appealForm())))
  expect(new Set(answers.map(({ caseNo }) => caseNo)).size).toBe(1)
  expect(await countAppeals()).toBe(1)
})

test('other words, or the same a day later, are another appeal', async () => {
  const first = await visitor.get(addAppeal, appealForm())
  const other = await visitor.get(addAppeal, appealForm({ content: '另一件事。' }))
  expect(other.caseNo).not.toBe(first.caseNo)
  await service.passTime(86_400)
  const tomorrow = await newSession(service)
  await tomorrow.provePhone(filersPhone)
  const again = await tomorrow.get(addAppeal, appealForm())
  expect(again.caseNo).not.toBe(first.caseNo)
  expect(again.answerBy).toBe('2026-12-06')
})

test('a phone files three a day, and is told how to go on', async () => {
  for (const content of ['一', '二', '三']) await visitor.get(addAppeal, appealForm({ content }))
  const fourth = await visitor.ask(addAppeal, appealForm({ content: '四' }))
  expect(fourth).toMatchObject({
    code: 'E3020001',
    message: '同一个手机号一天最多提交 3 次，今天已用完。请明天再试，或拨打 95518。',
  })
  expect(await visitor.ask(addAppeal, appealForm({ content: '三' }))).toMatchObject({ code: '1' })
  expect(await countAppeals()).toBe(3)
})

test('what a customer tells is in no log line and lies sealed in every table', async () => {
  const { caseNo } = await visitor.get(addAppeal, appealForm())
  await visitor.get(queryAppeal, { caseNo, phoneNumber: filersPhone })
  const { name, phoneNumber, content, email } = appealForm()
  const secrets = [name, phoneNumber, content, email ?? '', caseNo]
  const { rows } = await service.database.pool.query(`
    select row::text from appeal row union all select row::text from appeal_lookup_key row
    union all select row::text from audit_entry row union all select row::text from submission row`)
  const seen = service.logged.join() + JSON.stringify(rows)
  expect(seen).toContain('claim/memberCon/addAppeal')
  expect(seen).toContain('appeal-filed')
  for (const secret of secrets) {
    expect(seen).not.toContain(secret)
    expect(seen).not.toContain(Buffer.from(secret).toString('hex'))
  }
})
