import { shownQuestions } from '@ecenter/contract/questionnaires/question.ts'
import {
  queryActivitySwitch,
  queryQuestionInfo,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { posters, serviceQuestionnaireId } from '../../../../test/subjects/service-questionnaire.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import {
  demoQuestionnaires,
  serviceQuestions,
} from '../../../demo/questionnaires/demo-questionnaires.ts'
import { type AskedQuestionnaire, storeQuestionnaire } from '../store/questionnaire.repository.ts'

const nothing = { code: 'E3020001' }

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService({ demo: false })
  visitor = await newSession(service)
})
afterEach(() => service.close())

async function store(given: Partial<AskedQuestionnaire> = {}): Promise<void> {
  for (const each of demoQuestionnaires(service.clock.today())) {
    await storeQuestionnaire(service, { ...each, ...given })
  }
}

test('what is open is told by its name and its last day, and asks its questions', async () => {
  await store()
  expect(await visitor.get(queryActivitySwitch, {})).toEqual({
    isOpen: true,
    questionnaireId: serviceQuestionnaireId,
    title: '服务满意度调查',
    until: '2027-05-19',
  })
  const { questionList, ...told } = await visitor.get(queryQuestionInfo, {})
  expect(told).toMatchObject({ questionnaireId: serviceQuestionnaireId, version: 1 })
  expect(questionList).toEqual(serviceQuestions())
})

test('it is open on its last day and no longer', async () => {
  await store()
  await service.passTime(180 * 24 * 3600)
  visitor = await newSession(service)
  expect(await visitor.get(queryActivitySwitch, {})).toMatchObject({ isOpen: true })
  await service.passTime(24 * 3600)
  visitor = await newSession(service)
  expect(await visitor.get(queryActivitySwitch, {})).toMatchObject({ isOpen: false })
  expect(await visitor.ask(queryQuestionInfo, {})).toMatchObject(nothing)
})

test('a poster of one that opens later says from when', async () => {
  await store()
  expect(await visitor.get(queryActivitySwitch, { entryId: posters.next })).toEqual({
    isOpen: false,
    reason: 'not-yet',
    title: '网点服务调查',
    from: '2026-12-20',
  })
  expect(await visitor.ask(queryQuestionInfo, { entryId: posters.next })).toMatchObject(nothing)
})

test('a poster of one that is over says so, and asks no other instead', async () => {
  await store()
  expect(await visitor.get(queryActivitySwitch, { entryId: posters.last })).toEqual({
    isOpen: false,
    reason: 'over',
    title: '理赔服务调查',
    until: '2026-10-20',
  })
  expect(await visitor.ask(queryQuestionInfo, { entryId: posters.last })).toMatchObject(nothing)
})

test('a poster without one of its own asks what is asked everywhere', async () => {
  await store()
  expect(await visitor.get(queryActivitySwitch, { entryId: 'poster-of-none' })).toMatchObject({
    questionnaireId: serviceQuestionnaireId,
  })
})

test('a questionnaire of one channel is asked in no other', async () => {
  await store({ channels: ['app'] })
  expect(await visitor.get(queryActivitySwitch, { channelType: 'app' })).toMatchObject({
    isOpen: true,
  })
  expect(await visitor.get(queryActivitySwitch, {})).toEqual({ isOpen: false, reason: 'none' })
})

test('what is not published is not told of', async () => {
  await store({ phase: 'draft' })
  expect(await visitor.get(queryActivitySwitch, {})).toEqual({ isOpen: false, reason: 'none' })
})

test('what is no name of an entry is refused at its field', async () => {
  expect(await visitor.ask(queryActivitySwitch, { entryId: '海报 1' })).toMatchObject({
    code: '1000',
    field: 'entryId',
  })
})

test('each branch opens only what it leads to', () => {
  function asked(chosen: Parameters<typeof shownQuestions>[1]) {
    return shownQuestions(serviceQuestions(), chosen).map(({ questionId }) => questionId)
  }
  const always = ['ways', 'recommend', 'wish']
  expect(asked({})).toEqual(['matter', ...always])
  expect(asked({ matter: 'policy' })).toEqual(['matter', 'satisfied', ...always])
  expect(asked({ matter: 'claim', satisfied: '3' })).toEqual([
    ...['matter', 'satisfied', 'trouble', 'money'],
    ...always,
  ])
  // What hangs on a question that is no longer shown is not shown either.
  expect(asked({ matter: 'none', satisfied: '1', trouble: ['other'] })).toEqual([
    'matter',
    ...always,
  ])
})
