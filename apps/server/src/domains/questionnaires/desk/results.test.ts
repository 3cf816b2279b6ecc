import {
  exportAnswers,
  listWords,
  readQuestionnaire,
  readResults,
  saveQuestionnaire,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceQuestionnaireId as id } from '../../../../test/subjects/service-questionnaire.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { demoAnswers } from '../../../demo/questionnaires/demo-answers.ts'
import {
  loadQuestionnaires,
  serviceQuestions,
} from '../../../demo/questionnaires/demo-questionnaires.ts'
import { storeAnswers } from '../store/answer.repository.ts'
import type { QuestionnaireAnswer } from '../store/answer.ts'
import { purgeWords } from '../store/kept-answers.ts'

const answers = demoAnswers(serviceQuestions())
const year = 365 * 86_400

let service: TestService
let editor: Awaited<ReturnType<typeof deskVisitor>>
beforeEach(async () => {
  service = await openTestService({ demo: false })
  await loadQuestionnaires(service, service.clock.today())
  editor = await deskVisitor(service, ['content'])
})
afterEach(() => service.close())

async function resultOf(questionId: string, version?: number) {
  const { results } = await editor.get(readResults, { id, ...(version && { version }) })
  const found = results.find(({ question }) => question.questionId === questionId)
  if (found === undefined) throw new Error(`${questionId} is not told`)
  return found
}

/** One more answer, of a phone that is in no demo. */
async function answered(given: Partial<QuestionnaireAnswer>): Promise<void> {
  await storeAnswers(service, [
    {
      questionnaireId: id,
      version: 1,
      customerKey: service.keys.searchHash('phone', '13700007201'),
      answeredAt: service.clock.now(),
      entryId: undefined,
      channel: 'web',
      choices: {},
      words: {},
      ...given,
    },
  ])
}

async function fileOf(): Promise<{ readonly text: string; readonly type: string }> {
  const wire = await editor.inject(editor.requestOf(exportAnswers, { id }))
  return { text: wire.body, type: String(wire.headers['content-type']) }
}

/** The name and the objects of what was read, as the audit trail has it. */
function traces() {
  return service.db
    .selectFrom('audit_entry')
    .select(['event', 'object_id', 'outcome'])
    .where('staff_id', '=', editor.staff.id)
    .execute()
}

test('each choice and each point is counted as it was chosen', async () => {
  const { answers: told, versions } = await editor.get(readResults, { id })
  expect({ told, versions }).toEqual({ told: 300, versions: [{ version: 1, answers: 300 }] })

  const matters = answers.filter(({ chosen }) => chosen.matter === 'claim')
  const matter = await resultOf('matter')
  expect(matter.answered).toBe(300)
  expect(matter.counts[0]).toEqual({ optionId: 'claim', count: matters.length })

  const slow = answers.filter(({ chosen }) => chosen.trouble?.includes('slow'))
  const trouble = await resultOf('trouble')
  expect(trouble.counts[0]).toEqual({ optionId: 'slow', count: slow.length })
  expect(trouble.answered).toBe(answers.filter(({ chosen }) => 'trouble' in chosen).length)

  const points = answers.map(({ chosen }) => Number(chosen.recommend))
  const recommend = await resultOf('recommend')
  expect(recommend.counts).toHaveLength(10)
  expect(recommend.mean).toBeCloseTo(points.reduce((sum, each) => sum + each, 0) / 300)
})

test('words are told page by page, the newest first, and a reading leaves a trace', async () => {
  const wishes = answers.filter(({ chosen }) => 'wish' in chosen)
  expect((await resultOf('wish')).answered).toBe(wishes.length)
  const asked = { id, version: 1, questionId: 'wish' }
  const first = await editor.get(listWords, asked)
  expect(first).toMatchObject({ total: wishes.length, nextPage: 2 })
  expect(first.words).toHaveLength(20)
  const last = await editor.get(listWords, { ...asked, page: Math.ceil(wishes.length / 20) })
  expect(last.nextPage).toBeUndefined()
  const days = first.words.map(({ day }) => day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(await traces()).toContainEqual({
    event: 'answers-read',
    object_id: id,
    outcome: '1 page 1',
  })
})

test('versions are told apart, and the newest that was answered comes first', async () => {
  const { questionnaire } = await editor.get(readQuestionnaire, { id })
  const { version, ...draft } = questionnaire
  const questions = draft.questions.filter(({ questionId }) => questionId === 'recommend')
  await editor.get(saveQuestionnaire, { ...draft, edited: { id, version }, questions })
  expect(await editor.get(readResults, { id })).toMatchObject({ version: 1, answers: 300 })
  await answered({ version: 2, choices: { recommend: '9' } })
  expect(await editor.get(readResults, { id })).toMatchObject({
    versions: [
      { version: 2, answers: 1 },
      { version: 1, answers: 300 },
    ],
    version: 2,
    answers: 1,
    results: [{ answered: 1, mean: 9 }],
  })
  expect((await resultOf('recommend', 1)).answered).toBe(300)
})

test('a questionnaire that nobody answered shows its questions and no figures', async () => {
  const none = '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b02'
  const { results, versions, answers: told } = await editor.get(readResults, { id: none })
  expect({ versions, told }).toEqual({ versions: [], told: 0 })
  expect(results.every(({ answered, mean }) => answered === 0 && mean === undefined)).toBe(true)
})

test('the file has a row for each answer in the words that were read, and no phone', async () => {
  await answered({
    choices: { matter: 'claim', ways: ['hotline', 'wechat'], recommend: '3' },
    words: { wish: '=HYPERLINK("http://evil.example")' },
  })
  const { text, type } = await fileOf()
  expect(type).toContain('text/csv')
  const [heading = '', newest = ''] = text.split('\r\n')
  expect(heading).toContain('答题时间,版本,渠道,入口,1. 您最近一次找我们，是办什么事？,')
  expect(newest).toContain(',1,浏览器,,理赔,')
  expect(newest).toContain('打电话；微信,3,')
  expect(newest).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text.trim().split('\r\n')).toHaveLength(302)
  expect(text).not.toMatch(/1360000|13700007201/)
  const key = service.keys.searchHash('phone', '13700007201')
  expect(text).not.toContain(key.toString('hex'))
  expect(await traces()).toContainEqual({
    event: 'answers-exported',
    object_id: id,
    outcome: '301',
  })
})

test('words are gone a year later, and what was chosen still counts', async () => {
  await answered({ choices: { recommend: '3' }, words: { wish: '字再大一点' } })
  await service.passTime(year)
  await purgeWords(service.db, service.clock)
  editor = await deskVisitor(service, ['content'])
  expect(await editor.get(listWords, { id, version: 1, questionId: 'wish' })).toMatchObject({
    words: [{ text: '字再大一点' }],
    total: 1,
  })
  await service.passTime(1)
  await purgeWords(service.db, service.clock)
  expect(await resultOf('wish')).toMatchObject({ answered: 0 })
  expect(await resultOf('recommend')).toMatchObject({ answered: 301 })
  expect((await fileOf()).text).not.toContain('字再大一点')
})
