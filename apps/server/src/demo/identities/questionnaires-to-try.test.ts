import { allCalls } from '@ecenter/contract/contract.ts'
import { faultInAnswers, shownQuestions } from '@ecenter/contract/questionnaires/question.ts'
import {
  queryActivitySwitch,
  queryIsAnswer,
} from '@ecenter/contract/questionnaires/questionnaire.ts'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { testClock } from '../../../test/test-clock.ts'
import { newSession } from '../../../test/visitor.ts'
import { identitiesToTry } from '../identities-to-try.ts'
import { demoAnswers } from '../questionnaires/demo-answers.ts'
import { serviceQuestions } from '../questionnaires/demo-questionnaires.ts'

const { questionnaires } = identitiesToTry(testClock().today())

const service = serviceOfTests()

test.each(questionnaires)('$call $request: $shows', async ({ call: name, request, shows }) => {
  const call = allCalls.find(({ group, path }) => `${group}${path}` === name)
  if (call === undefined) throw new Error(`no call ${name}`)
  // A phone rings once a minute.
  await service.passTime(60)
  const visitor = await newSession(service)
  if (typeof request.mobile === 'string') await visitor.provePhone(request.mobile)
  const { code, wire } = await visitor.ask(call, request)
  expect(code).toBe('1')
  const { isAnswered, isOpen } = wire.json().body
  if (call === queryIsAnswer) expect(isAnswered).toBe(shows === 'has answered already')
  if (call === queryActivitySwitch) expect(isOpen).toBe(shows === 'one that is open')
  expect(parse(call.request, request)).toMatchObject(request)
})

test('three hundred have answered, each as the branches lead', () => {
  const questions = serviceQuestions()
  const answers = demoAnswers(questions)
  expect(answers).toHaveLength(300)
  for (const { chosen } of answers) {
    const shown = shownQuestions(questions, chosen)
    expect(faultInAnswers(shown, chosen)).toBeUndefined()
    const asked = shown.map(({ questionId }) => questionId)
    expect(asked).toEqual(expect.arrayContaining(Object.keys(chosen)))
  }
})
