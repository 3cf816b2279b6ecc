import type { Question } from '@ecenter/contract/questionnaires/question.ts'
import { getDotPath, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { judgingCall } from './judging-call.ts'

const questions: readonly Question[] = [
  {
    ...{ questionId: 'matter', type: 'single', title: '办什么事？', isRequired: true },
    options: [],
  },
  {
    ...{ questionId: 'satisfied', type: 'scale', title: '满意吗？', isRequired: true },
    ...{ points: 5, lowest: '不满意', highest: '满意' },
  },
  { questionId: 'wish', type: 'text', title: '还想说的？', isRequired: false },
  {
    ...{ questionId: 'story', type: 'text', title: '当时的情况？', isRequired: true },
    shownAfter: { questionId: 'satisfied', optionIds: ['1'] },
  },
]

function faultsIn(chosenAnswers: object, mobile = '') {
  const questionnaireId = '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b01'
  const asked = { mobile, questionnaireId, version: 1, chosenAnswers }
  const { issues = [] } = safeParse(judgingCall(questions).request, asked)
  return issues.map((issue) => [getDotPath(issue), issue.message])
}

test('every fault is told at its question, in the order of the page, the phone last', () => {
  expect(faultsIn({ satisfied: '9' })).toEqual([
    ['chosenAnswers.matter', '请先回答这一题'],
    ['chosenAnswers.satisfied', '请在 1 到 5 分里选一个'],
    ['mobile', '请填写手机号'],
  ])
})

test('a question that a branch opens has to be answered too, and no other', () => {
  const ofBranch = faultsIn({ satisfied: '1' }, '13700007001')
  expect(ofBranch).toContainEqual(['chosenAnswers.story', '请先回答这一题'])
  const others = faultsIn({ satisfied: '2' }, '13700007001')
  expect(others).toEqual([['chosenAnswers.matter', '请先回答这一题']])
})
