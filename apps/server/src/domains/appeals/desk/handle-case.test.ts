import { addAppeal, askReview, queryAppeal } from '@ecenter/contract/appeals/appeal.ts'
import {
  answerCase,
  extendCase,
  findCase,
  noteCallBack,
  readCase,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { nameCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { appealForm, filersPhone } from '../../../../test/subjects/appeal-forms.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'

type Clerk = Awaited<ReturnType<typeof deskVisitor>>

const service = serviceOfTests({ demo: false })
let customer: Visitor
let clerk: Clerk
let caseNo: string
let seen: { caseId: string; version: number }
beforeEach(async () => {
  // A phone may file three cases a day, and is sent a code once a minute.
  await service.passTime(86_400)
  customer = newVisitor(service)
  await customer.open()
  await customer.provePhone(filersPhone)
  caseNo = (await customer.get(addAppeal, appealForm())).caseNo
  clerk = await deskVisitor(service, ['claims'])
  const { caseId } = await clerk.get(findCase, { caseNo })
  seen = await clerk.get(takeCase, { caseId, version: 0 })
  seen = { caseId, version: seen.version }
})

function follow() {
  return customer.get(queryAppeal, { caseNo, phoneNumber: filersPhone })
}

/** The case as it is once its cause and product are named: before that it cannot be answered. */
async function named() {
  const facts = { cause: 'service', product: 'commercial' } as const
  const { version } = await clerk.get(nameCase, { ...seen, ...facts })
  return { caseId: seen.caseId, version }
}

async function traces(event: string): Promise<string[]> {
  const rows = await service.db
    .selectFrom('audit_entry')
    .select('outcome')
    .where('event', '=', event)
    .where('staff_id', '=', clerk.staff.id)
    .execute()
  return rows.map(({ outcome }) => outcome)
}

async function messages(channel: 'sms' | 'mail') {
  return (await service.outbox.messages()).filter((message) => message.channel === channel)
}

test('whoever handles a case reads all that the customer said, and leaves a trace', async () => {
  const shown = await clerk.get(readCase, { caseId: seen.caseId })
  expect(shown).toMatchObject({
    caseNo,
    name: '欧阳静怡',
    title: '女士',
    phoneNumber: filersPhone,
    callBackTime: '10:00',
    city: '北京市',
    content: appealForm().content,
    daysLeft: 15,
    isMine: true,
    owed: 'decision',
  })
  expect(await traces('appeal-read')).toEqual(['shown'])
  expect(await traces('case-taken')).toEqual(['taken'])
})

test('a call back is noted for the desk; the customer reads that it was done', async () => {
  const shown = await clerk.get(noteCallBack, { ...seen, note: '客户要求书面道歉。' })
  expect(shown.steps).toContainEqual(
    expect.objectContaining({ title: '专人回电', note: '客户要求书面道歉。', byName: '测试员工' }),
  )
  const followed = await follow()
  expect(followed).toMatchObject({ statusText: '调查中' })
  expect(JSON.stringify(followed)).not.toContain('书面道歉')
})

test('an extension shows its reason and the new day, and is told by SMS', async () => {
  await clerk.get(extendCase, { ...seen, reason: '需要核实两份通话录音。' })
  expect(await follow()).toMatchObject({
    statusText: '延期办理中',
    extension: '需要核实两份通话录音。',
  })
  expect((await messages('sms'))[0]).toMatchObject({
    to: filersPhone,
    text: expect.stringContaining('答复需要更多时间'),
  })
})

test('the letter shows at once, is told by SMS without its words, and mailed', async () => {
  const [template] = (await clerk.get(readCase, { caseId: seen.caseId })).templates
  expect(template?.text).toContain('欧阳静怡女士')
  expect(template?.text).toContain(caseNo)
  const letter = '经核实属实，我们向您致歉。\n\n已改进派工。'
  const answered = await clerk.get(answerCase, { ...(await named()), letter })
  expect(answered).toMatchObject({ owed: 'nothing', answer: letter })
  expect(await follow()).toMatchObject({ isClosed: true, decision: letter, canAskReview: true })
  const [sms] = await messages('sms')
  expect(sms?.text).toContain('已书面答复')
  expect(sms?.text).not.toContain('致歉')
  expect(sms?.text).not.toContain(caseNo)
  expect((await messages('mail'))[0]).toMatchObject({
    to: 'ouyang@example.com',
    text: expect.stringContaining('已改进派工'),
  })
})

test('a letter with a blank left in it does not leave', async () => {
  const letter = '经核实，【请填写核实的情况】。'
  expect(await clerk.ask(answerCase, { ...seen, letter })).toMatchObject({
    code: '1000',
    field: 'letter',
    message: '还有没填的地方：【请填写核实的情况】',
  })
  expect(await follow()).toMatchObject({ isClosed: false })
})

test('who acts on an old state is told so, and nothing is done', async () => {
  await clerk.get(noteCallBack, { ...seen, note: '已了解。' })
  expect(await clerk.ask(answerCase, { ...seen, letter: '维持。' })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('刚刚有变化'),
  })
  expect(await follow()).toMatchObject({ isClosed: false })
})

test('of two who answer at once, one does, and the other is told', async () => {
  const now = await named()
  const answers = await Promise.all(
    ['一', '二'].map((letter) => clerk.ask(answerCase, { ...now, letter })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', 'E3020001'])
})

test('what a colleague has taken over is theirs', async () => {
  const colleague = await deskVisitor(service, ['supervisor'])
  const taken = await colleague.get(takeCase, seen)
  expect(taken).toMatchObject({ isMine: true })
  const now = { caseId: seen.caseId, version: taken.version }
  expect(await clerk.ask(answerCase, { ...now, letter: '维持。' })).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('请先接手'),
  })
})

test('a review is answered by somebody else, and the customer reads it', async () => {
  await clerk.get(answerCase, { ...(await named()), letter: '维持原结论。' })
  await customer.get(askReview, { caseNo, phoneNumber: filersPhone, content: '请再看。' })
  const { caseId } = seen
  const { version } = await clerk.get(readCase, { caseId })
  expect(await clerk.ask(takeCase, { caseId, version })).toMatchObject({
    code: 'E3020001',
    message: '正由您办理。',
  })
  const reviewer = await deskVisitor(service, ['claims'])
  const taken = await reviewer.get(takeCase, { caseId, version })
  expect(taken).toMatchObject({ owed: 'review' })
  await reviewer.get(answerCase, { caseId, version: taken.version, letter: '经核查，改为补赔。' })
  expect(await follow()).toMatchObject({ statusText: '核查已答复', decision: '经核查，改为补赔。' })
})

test('a number that nobody has is found by nobody, and the search leaves a trace', async () => {
  expect(await clerk.ask(findCase, { caseNo: 'TS2026010199999999' })).toMatchObject({
    code: '1007',
  })
  expect(await traces('case-found')).toEqual(['found', 'nothing'])
})

test('what a customer writes is text, whatever it looks like', async () => {
  const content = '<img src=x onerror=alert(1)> {{constructor}} \u202Etxt.exe'
  const filed = await customer.get(addAppeal, appealForm({ content }))
  const { caseId } = await clerk.get(findCase, filed)
  const shown = await clerk.get(readCase, { caseId })
  expect(shown.content).toBe(content)
})

test('names, phones and letters lie sealed', async () => {
  await clerk.get(answerCase, { ...(await named()), letter: '独一无二的答复。' })
  const { rows } = await service.database.pool.query(
    'select appeal::text as row from appeal union all select appeal_event::text from appeal_event',
  )
  const stored = JSON.stringify(rows)
  for (const secret of ['独一无二', '测试员工', filersPhone]) expect(stored).not.toContain(secret)
})
