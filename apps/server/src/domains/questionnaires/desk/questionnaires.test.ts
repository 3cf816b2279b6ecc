import type { TypedOf } from '@ecenter/contract/call.ts'
import {
  optionsAtMost,
  type QuestionDraft,
  type QuestionnaireDraft,
  questionsAtMost,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import {
  listQuestionnaires,
  listQuestionnaireVersions,
  readQuestionnaire,
  saveQuestionnaire,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import {
  queryActivitySwitch,
  queryQuestionInfo,
  submitQuestionnaire,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newSession } from '../../../../test/visitor.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'

const like: QuestionDraft = {
  questionId: 'like',
  type: 'single',
  title: '喜欢我们的新网点吗？',
  isRequired: true,
  options: [
    { optionId: 'yes', text: '喜欢' },
    { optionId: 'no', text: '不喜欢' },
  ],
}
const why: QuestionDraft = {
  questionId: 'why',
  type: 'text',
  title: '为什么？',
  isRequired: false,
  shownAfter: { questionId: 'like', optionIds: ['no'] },
}

const service = serviceOfTests()
let editor: Awaited<ReturnType<typeof deskVisitor>>
let draft: QuestionnaireDraft
let posters = 0
beforeEach(async () => {
  editor = await deskVisitor(service, ['content'])
  posters += 1
  const today = service.clock.today()
  draft = {
    title: '新网点调查',
    intro: '一分钟答完。',
    thanks: '谢谢您！',
    entryIds: [`desk-${posters}`],
    channels: [],
    from: today,
    until: daysAfter(today, 7),
    phase: 'published',
    questions: [like, why],
  }
})

type Sent = TypedOf<typeof saveQuestionnaire>

async function saved(changes: Partial<Sent> = {}) {
  const answer = await editor.get(saveQuestionnaire, { ...draft, ...changes })
  if (answer.kind !== 'saved') throw new Error('nobody else has saved it')
  return answer.kept
}

/** Somebody who came by the poster of this test. */
async function customer() {
  const visitor = await newSession(service)
  const where = { entryId: draft.entryIds[0] }
  return {
    status: () => visitor.get(queryActivitySwitch, where),
    asked: () => visitor.get(queryQuestionInfo, where),
    async answer(
      mobile: string,
      chosenAnswers: TypedOf<typeof submitQuestionnaire>['chosenAnswers'],
    ) {
      const { questionnaireId, version } = await visitor.get(queryQuestionInfo, where)
      await visitor.provePhone(mobile)
      return () =>
        visitor.get(submitQuestionnaire, {
          ...where,
          mobile,
          questionnaireId,
          version,
          chosenAnswers,
        })
    },
  }
}

test('a draft is asked nowhere, what is published is asked at once, and what is ended is over', async () => {
  const { id, version } = await saved({ phase: 'draft' })
  const { status, asked } = await customer()
  expect(await status()).toMatchObject({ title: '服务满意度调查' })
  await saved({ edited: { id, version } })
  expect(await status()).toMatchObject({ isOpen: true, questionnaireId: id })
  expect((await asked()).questionList).toEqual(draft.questions)
  await saved({ edited: { id, version: 2 }, phase: 'closed' })
  expect(await status()).toEqual({ isOpen: false, reason: 'over', title: draft.title })
})

test('the list says how each stands today and how many have answered', async () => {
  const today = service.clock.today()
  const plan = { from: daysAfter(today, 1), title: '以后开放' }
  const over = { from: daysAfter(today, -9), until: daysAfter(today, -1), title: '已经过去' }
  await saved({ title: '正在开放' })
  await saved({ phase: 'draft', title: '还在写' })
  await saved(plan)
  await saved(over)
  await saved({ phase: 'closed', title: '提前结束' })
  const { questionnaires } = await editor.get(listQuestionnaires, {})
  const statuses = new Map(questionnaires.map(({ title, status }) => [title, status]))
  expect(Object.fromEntries(statuses)).toMatchObject({
    正在开放: 'open',
    还在写: 'draft',
    以后开放: 'planned',
    已经过去: 'closed',
    提前结束: 'closed',
    服务满意度调查: 'open',
  })
  const demo = questionnaires.find(({ title }) => title === '服务满意度调查')
  expect(demo?.answers).toBe(300)
})

test('another title asks the same version, and other questions are another one', async () => {
  const { id } = await saved()
  const { asked } = await customer()
  await saved({ edited: { id, version: 1 }, title: '新网点好不好' })
  expect(await asked()).toMatchObject({ title: '新网点好不好', version: 1 })
  await saved({ edited: { id, version: 2 }, questions: [like] })
  expect(await asked()).toMatchObject({ version: 3, questionList: [like] })
})

test('who was reading while the questions changed loses nothing, and is counted where they read', async () => {
  const { id } = await saved()
  const { answer } = await customer()
  const submit = await answer('13700007101', { like: 'no', why: '太远' })
  await saved({ edited: { id, version: 1 }, questions: [like] })
  expect(await submit()).toEqual({ thanks: '谢谢您！' })
  expect(await editor.get(readQuestionnaire, { id })).toMatchObject({
    questionnaire: { version: 2 },
    answers: 0,
  })
  await saved({ edited: { id, version: 2 }, questions: [like, why] })
  const { questionnaires } = await editor.get(listQuestionnaires, {})
  expect(questionnaires.find((each) => each.id === id)?.answers).toBe(1)
})

test('an old state is not overwritten, and each version is kept with who saved it', async () => {
  const { id, version } = await saved({ title: '第一版' })
  await saved({ edited: { id, version }, title: '第二版' })
  const late = { ...draft, edited: { id, version }, title: '也是第二版' }
  expect(await editor.get(saveQuestionnaire, late)).toMatchObject({
    kind: 'changed-meanwhile',
    theirs: { title: '第二版', version: 2 },
  })
  const { versions } = await editor.get(listQuestionnaireVersions, { id })
  expect(versions.map(({ by, state }) => [by, state.title])).toEqual([
    ['测试员工', '第二版'],
    ['测试员工', '第一版'],
  ])
})

const scale = { questionId: 'like', type: 'scale', title: '几分？', isRequired: true }
const many = { ...like, type: 'multiple', maximum: 2 }

test.each([
  ['until', { until: '2020-01-01' }, '结束日期早于开始日期'],
  ['entryIds.0', { entryIds: ['春季海报'] }, '入口用字母'],
  ['entryIds', { entryIds: ['a', 'a'] }, '有两个入口一样'],
  ['questions', { questions: [] }, '请至少写一道题'],
  ['questions.0.title', { questions: [{ ...like, title: ' ' }] }, '请填写题目'],
  ['questions.0.options', { questions: [{ ...like, options: [] }] }, '至少要有两个选项'],
  [
    'questions.0.options.1.text',
    { questions: [{ ...like, options: like.options.map((each) => ({ ...each, text: '好' })) }] },
    '和前面的一样',
  ],
  ['questions.0.maximum', { questions: [{ ...many, maximum: 3 }] }, '最多只能选 2 项'],
  [
    'questions.0.lowest',
    { questions: [{ ...scale, points: 5, lowest: '', highest: '好' }] },
    '请填写最低分的含义',
  ],
  ['questions.0.shownAfter.questionId', { questions: [why, like] }, '已不在前面'],
  [
    'questions.1.shownAfter.optionIds',
    { questions: [like, { ...why, shownAfter: { questionId: 'like', optionIds: ['maybe'] } }] },
    '有一个选项已不在',
  ],
  ['questions.1.title', { questions: [like, like] }, '编号一样'],
])('a wrong %s is refused at its field', async (field, wrong, message) => {
  const answer = await editor.ask(saveQuestionnaire, { ...draft, ...wrong })
  expect(answer).toMatchObject({ code: '1000', field })
  expect(answer.message).toContain(message)
})

test('the largest questionnaire that the rules allow can be sent', async () => {
  const title = '题'.repeat(60)
  const questions = Array.from({ length: questionsAtMost }, (_, at): QuestionDraft => {
    const options = Array.from({ length: optionsAtMost }, (_, option) => ({
      optionId: `option-${option}`,
      text: `${option}`.padEnd(30, '选'),
    }))
    const optionIds = options.map(({ optionId }) => optionId)
    const shownAfter = { questionId: `question-${at - 1}`, optionIds }
    return {
      questionId: `question-${at}`,
      ...{ type: 'multiple', title, isRequired: true, options, maximum: optionsAtMost },
      ...(at > 0 && { shownAfter }),
    }
  })
  expect((await saved({ questions, phase: 'draft' })).questions).toEqual(questions)
})

test('one of nobody is not found', async () => {
  const id = '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9bff'
  expect((await editor.ask(readQuestionnaire, { id })).code).toBe('1007')
  const edited = { id, version: 1 }
  expect((await editor.ask(saveQuestionnaire, { ...draft, edited })).code).toBe('1007')
})
