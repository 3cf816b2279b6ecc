import type { QuestionDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { expect, test } from 'vitest'
import {
  asKind,
  type ChoiceDraft,
  movedBy,
  newOption,
  newQuestion,
  withOptions,
  withoutLostBranches,
} from './changed-questions.ts'

const options = ['a', 'b', 'c'].map((optionId) => ({ optionId, text: optionId }))
const many: ChoiceDraft = {
  questionId: 'many',
  type: 'multiple',
  title: '哪些？',
  isRequired: true,
  options,
  maximum: 3,
}
const after: QuestionDraft = {
  questionId: 'after',
  type: 'text',
  title: '为什么？',
  isRequired: false,
  shownAfter: { questionId: 'many', optionIds: ['a', 'b'] },
}

test('a new question has two options, and no two have the same name', () => {
  const ids = Array.from({ length: 100 }, () => newQuestion().questionId)
  expect(new Set(ids).size).toBe(100)
  expect(newQuestion()).toMatchObject({ type: 'single', options: [{ text: '' }, { text: '' }] })
})

test('from one choice to several the options stay, and the words always do', () => {
  const single = asKind(many, 'single')
  expect(asKind(single, 'multiple')).toEqual(many)
  expect(asKind(many, 'text')).toMatchObject({ title: '哪些？', questionId: 'many' })
})

test('who may choose all may choose a new one too, and never more than there are', () => {
  expect(withOptions(many, [...options, newOption()])).toMatchObject({ maximum: 4 })
  const two: ChoiceDraft = { ...many, maximum: 2 }
  expect(withOptions(two, [...options, newOption()])).toMatchObject({ maximum: 2 })
  expect(withOptions(two, options.slice(0, 1))).toMatchObject({ maximum: 1 })
})

test('a branch forgets an option that is gone and keeps the others', () => {
  const [, branch] = withoutLostBranches([withOptions(many, options.slice(1)), after])
  expect(branch?.shownAfter).toEqual({ questionId: 'many', optionIds: ['b'] })
})

test('a question goes up or down by one, and no further than the ends', () => {
  expect(movedBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(movedBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(movedBy(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(movedBy(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})
