import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  queryIsAnswer,
  submitQuestionnaire,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { posters, serviceQuestionnaireId } from '../../../../test/subjects/service-questionnaire.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { loadQuestionnaires } from '../../../demo/questionnaires/demo-questionnaires.ts'

const mobile = '13700007001'
const other = '13700007002'
const closed = '这份问卷现在不能填写，可能已经结束。谢谢您的关注，有意见请拨打 95518 告诉我们。'

const unhappy = {
  matter: 'claim',
  satisfied: '2',
  trouble: ['slow', 'other'],
  story: '等了半个月，我叫林小满',
  money: 'longer',
  ways: ['hotline', 'wechat'],
  recommend: '3',
}

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService({ demo: false })
  await loadQuestionnaires(service, service.clock.today())
  visitor = await newSession(service)
  await visitor.provePhone(mobile)
})
afterEach(() => service.close())

type Handed = TypedOf<typeof submitQuestionnaire>

function handed(given: Partial<Handed> = {}): Handed {
  const questionnaireId = serviceQuestionnaireId
  return { mobile, questionnaireId, version: 1, chosenAnswers: unhappy, ...given }
}

/** The rows of this test's own phones: the demo's people answered before it. */
function rows() {
  return service.db
    .selectFrom('questionnaire_answer')
    .selectAll()
    .where('customer_key', 'in', [mobile, other].map(keyOf))
    .execute()
}

function keyOf(phone: string): Buffer {
  return service.keys.searchHash('phone', phone)
}

test('who answers is thanked, and is told afterwards that they have', async () => {
  const asked = { mobile, questionnaireId: serviceQuestionnaireId }
  expect(await visitor.get(queryIsAnswer, asked)).toEqual({ isAnswered: false })
  expect(await visitor.get(submitQuestionnaire, handed({ entryId: 'poster-1' }))).toEqual({
    thanks: '谢谢您！您的意见我们会认真看，也会用来改进服务。',
  })
  expect(await visitor.get(queryIsAnswer, asked)).toEqual({
    isAnswered: true,
    answeredOn: service.clock.today(),
  })
  const { story: _, ...choices } = unhappy
  expect(await rows()).toMatchObject([{ choices, entry_id: 'poster-1', channel: 'web' }])
})

test('a hundred at once of one phone are one, and the others hear that it has answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => visitor.ask(submitQuestionnaire, handed())),
  )
  const refused = answers.filter(({ code }) => code !== '1')
  expect(refused).toHaveLength(99)
  for (const each of refused) {
    expect(each).toMatchObject({
      code: '1000',
      field: 'mobile',
      message: '这个手机号已经答过这份问卷，不用再答。谢谢您！',
    })
  }
  expect(await rows()).toHaveLength(1)
})

test('the same phone answers another questionnaire as well', async () => {
  await visitor.get(submitQuestionnaire, handed())
  await service.passTime(31 * 24 * 3600)
  visitor = await newSession(service)
  await visitor.provePhone(mobile)
  const questionnaireId = '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b02'
  await visitor.get(submitQuestionnaire, handed({ questionnaireId, entryId: posters.next }))
  expect(await rows()).toHaveLength(2)
})

test.each([
  ['one that must be answered', { ways: [] }, 'ways', '请先回答这一题'],
  ['one that a branch leads to', { money: '' }, 'money', '请填写答案'],
  [
    'too many choices',
    { ways: ['hotline', 'wechat', 'site'] },
    'ways',
    '最多选 2 项，现在选了 3 项',
  ],
  ['the same choice twice', { ways: ['site', 'site'] }, 'ways', '请重新选择这一题'],
  ['an unknown choice', { matter: 'gift' }, 'matter', '这一题的选项有变化，请重新选择'],
  ['an unknown one of several', { ways: ['gift'] }, 'ways', '这一题的选项有变化，请重新选择'],
  ['several where one is asked', { matter: ['claim'] }, 'matter', '这一题只有一个答案，请重新选择'],
  ['words where choices are asked', { ways: 'site' }, 'ways', '请重新选择这一题'],
  ['a point beyond the scale', { recommend: '11' }, 'recommend', '请在 1 到 10 分里选一个'],
  ['no whole point', { satisfied: '1.5' }, 'satisfied', '请在 1 到 5 分里选一个'],
])('%s is refused at its question, and nothing is kept', async (_, given, question, message) => {
  const chosenAnswers = { ...unhappy, ...given }
  expect(await visitor.ask(submitQuestionnaire, handed({ chosenAnswers }))).toMatchObject({
    code: '1000',
    field: `chosenAnswers.${question}`,
    message,
  })
  expect(await rows()).toEqual([])
})

test('a question that nobody asks is refused', async () => {
  const chosenAnswers = { ...unhappy, age: '40' }
  expect(await visitor.ask(submitQuestionnaire, handed({ chosenAnswers }))).toMatchObject({
    code: '1000',
    field: 'chosenAnswers',
    message: '问卷的题目有变化，请返回后重新打开',
  })
  expect(await rows()).toEqual([])
})

test('answers of a branch that was left again are not kept', async () => {
  await visitor.get(submitQuestionnaire, handed({ chosenAnswers: { ...unhappy, matter: 'none' } }))
  const { ways, recommend } = unhappy
  const [row] = await rows()
  expect(row?.choices).toEqual({ matter: 'none', ways, recommend })
})

test.each([
  ['a version that never was', { version: 2 }],
  ['one of nobody', { questionnaireId: '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9bff' }],
  ['one that is not open yet', { questionnaireId: '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b02' }],
  ['one that is over', { questionnaireId: '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b03' }],
])('%s gets the one answer of what is closed', async (_, given) => {
  expect(await visitor.ask(submitQuestionnaire, handed(given))).toMatchObject({
    code: 'E3020001',
    message: closed,
  })
})

test('one that is asked through a poster, or in one channel, is answered nowhere else', async () => {
  const asked = { entry_ids: ['poster-7'], channels: ['vmeng' as const] }
  await service.db
    .updateTable('questionnaire')
    .set(asked)
    .where('id', '=', serviceQuestionnaireId)
    .execute()
  const here = { entryId: 'poster-7', channelType: 'vmeng' as const }
  const elsewhere = [
    { ...here, entryId: 'poster-8' },
    { ...here, entryId: undefined },
    { ...here, channelType: 'web' as const },
  ]
  for (const where of elsewhere) {
    expect(await visitor.ask(submitQuestionnaire, handed(where))).toMatchObject({ message: closed })
  }
  expect(await rows()).toEqual([])
  await visitor.get(submitQuestionnaire, handed(here))
  expect(await rows()).toHaveLength(1)
})

test('one that was withdrawn while it was answered keeps nothing', async () => {
  await service.db.updateTable('questionnaire').set({ phase: 'closed' }).execute()
  expect(await visitor.ask(submitQuestionnaire, handed())).toMatchObject({ message: closed })
  expect(await rows()).toEqual([])
})

test('whoever read the version before the last one loses nothing', async () => {
  const { db } = service
  await db
    .insertInto('questionnaire_version')
    .values({ questionnaire_id: serviceQuestionnaireId, version: 2, questions: '[]' })
    .execute()
  await db
    .updateTable('questionnaire')
    .set({ version: 2 })
    .where('id', '=', serviceQuestionnaireId)
    .execute()
  await visitor.get(submitQuestionnaire, handed())
  expect(await rows()).toMatchObject([{ version: 1 }])
})

test('without a code to the phone that is typed nothing is told or kept', async () => {
  const otherVisitor = await newSession(service)
  const missing = { code: 'E3010001' }
  const asked = { mobile, questionnaireId: serviceQuestionnaireId }
  expect(await otherVisitor.ask(submitQuestionnaire, handed())).toMatchObject(missing)
  expect(await otherVisitor.ask(queryIsAnswer, asked)).toMatchObject(missing)
  expect(await visitor.ask(submitQuestionnaire, handed({ mobile: other }))).toMatchObject(missing)
  expect(await visitor.ask(queryIsAnswer, { ...asked, mobile: other })).toMatchObject(missing)
  expect(await rows()).toEqual([])
})

test('no phone and no words lie plain in the database', async () => {
  await visitor.get(submitQuestionnaire, handed())
  const { rows: stored } = await service.database.pool.query(
    'select row::text from questionnaire_answer as row union all select row::text from audit_entry as row',
  )
  for (const canary of [mobile, '林小满', '等了半个月']) {
    expect(JSON.stringify(stored)).not.toContain(canary)
  }
})
