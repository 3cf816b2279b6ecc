import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import { expect, test } from 'vitest'
import { givenAnswers } from './given-answers.ts'

const questions: readonly Question[] = [
  {
    ...{ questionId: 'matter', type: 'single', title: '办什么事？', isRequired: true },
    options: [
      { optionId: 'claim', text: '理赔' },
      { optionId: 'none', text: '没有' },
    ],
  },
  {
    ...{ questionId: 'story', type: 'text', title: '当时的情况？', isRequired: false },
    shownAfter: { questionId: 'matter', optionIds: ['claim'] },
  },
]

test('what a branch left behind is not handed in', () => {
  const story = '等了半个月'
  expect(givenAnswers(questions, { matter: 'claim', story })).toEqual({ matter: 'claim', story })
  expect(givenAnswers(questions, { matter: 'none', story })).toEqual({ matter: 'none' })
})

test('blanks are no answer', () => {
  expect(givenAnswers(questions, { matter: 'claim', story: ' \n ' })).toEqual({ matter: 'claim' })
  expect(givenAnswers(questions, { matter: [] })).toEqual({})
})
