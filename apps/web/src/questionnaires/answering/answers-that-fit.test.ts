import type {
  ChosenAnswers,
  Question,
  QuestionOf,
} from '@ecenter/contract/questionnaires/question.ts'
import { expect, test } from 'vitest'
import { answersThatFit } from './answers-that-fit.ts'

const matter: QuestionOf<'single'> = {
  ...{ questionId: 'matter', type: 'single', title: '办什么事？', isRequired: true },
  options: [
    { optionId: 'claim', text: '理赔' },
    { optionId: 'policy', text: '查保单' },
  ],
}
const ways: QuestionOf<'multiple'> = {
  ...{ questionId: 'ways', type: 'multiple', title: '怎么找我们？', isRequired: true, maximum: 2 },
  options: [
    { optionId: 'phone', text: '打电话' },
    { optionId: 'site', text: '网站' },
    { optionId: 'outlet', text: '网点' },
  ],
}
const satisfied: QuestionOf<'scale'> = {
  ...{ questionId: 'satisfied', type: 'scale', title: '满意吗？', isRequired: true },
  ...{ points: 5, lowest: '不满意', highest: '满意' },
}
const wish: Question = { questionId: 'wish', type: 'text', title: '还想说的？', isRequired: false }

const questionList = [matter, ways, satisfied, wish]
const chosenAnswers = {
  matter: 'claim',
  ways: ['phone', 'site'],
  satisfied: '4',
  wish: '字大一点',
}

function fitting(now: readonly Question[], chosen: ChosenAnswers = chosenAnswers) {
  return answersThatFit({ questionList, chosenAnswers: chosen }, now)
}

test('to the same questions every answer fits, and so does what was typed and emptied again', () => {
  expect(fitting(questionList)).toEqual(chosenAnswers)
  const emptied = { ways: [], wish: '' }
  expect(fitting(questionList, emptied)).toEqual(emptied)
})

test.each<readonly [string, Question]>([
  ['may be left out now', { ...matter, isRequired: false }],
  ['is asked only after another', { ...wish, shownAfter: { questionId: 'x', optionIds: ['y'] } }],
  [
    'has another choice that was not made',
    { ...matter, options: [...matter.options, { optionId: 'pay', text: '缴费' }] },
  ],
  ['lets more be chosen', { ...ways, maximum: 3 }],
])('the answer to a question that %s is kept', (_, now) => {
  const { questionId } = now
  const others = questionList.filter((each) => each.questionId !== questionId)
  expect(fitting([...others, now])).toEqual(chosenAnswers)
})

test.each<readonly [string, Question]>([
  ['asks something else', { ...matter, title: '给谁办事？' }],
  [
    'calls the choice something else',
    { ...matter, options: [{ optionId: 'claim', text: '索赔' }] },
  ],
  ['no longer has the choice', { ...matter, options: matter.options.slice(1) }],
  ['lets fewer be chosen', { ...ways, maximum: 1 }],
  ['has another scale', { ...satisfied, points: 10 }],
  ['means something else by the ends of its scale', { ...satisfied, highest: '非常满意' }],
  ['is answered in words now', { ...wish, questionId: 'matter', title: matter.title }],
])('the answer to a question that %s is let go, and no other', (_, now) => {
  const { questionId } = now
  const others = questionList.filter((each) => each.questionId !== questionId)
  const { [questionId]: _gone, ...rest } = chosenAnswers as ChosenAnswers
  expect(fitting([...others, now])).toEqual(rest)
})

test('the answer to a question that is no longer asked is let go', () => {
  expect(fitting([wish])).toEqual({ wish: '字大一点' })
})
