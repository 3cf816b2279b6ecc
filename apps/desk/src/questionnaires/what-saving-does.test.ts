import type { DeskQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { expect, test } from 'vitest'
import { whatSavingDoes } from './what-saving-does.ts'

const before: DeskQuestionnaire = {
  id: 'a',
  version: 3,
  title: '调查',
  intro: '一分钟。',
  thanks: '谢谢！',
  entryIds: [],
  channels: [],
  from: '2026-11-20',
  until: '2026-12-20',
  phase: 'published',
  questions: [{ questionId: 'wish', type: 'text', title: '想说什么？', isRequired: false }],
}
const questions = [{ ...before.questions[0], title: '还想说什么？' }] as typeof before.questions

test('other words around the same questions need no asking', () => {
  expect(whatSavingDoes(before, { ...before, title: '新标题' }, 300)).toEqual([])
})

test('other questions than those that were answered are told to be another version', () => {
  const [told] = whatSavingDoes(before, { ...before, questions }, 300)
  expect(told).toContain('已有 300 人答过')
  expect(told).toContain('第 4 版')
})

test('other questions that nobody answered need no asking', () => {
  expect(whatSavingDoes(before, { ...before, questions }, 0)).toEqual([])
})

test('a new draft needs no asking, and publishing says on which days it is asked', () => {
  expect(whatSavingDoes(undefined, { ...before, phase: 'draft' }, 0)).toEqual([])
  expect(whatSavingDoes(undefined, before, 0)).toEqual([
    '保存后，客户从 2026-11-20 到 2026-12-20 可以填写。',
  ])
})

test('ending it says that nobody can answer any more', () => {
  const [told] = whatSavingDoes(before, { ...before, phase: 'closed' }, 0)
  expect(told).toContain('马上不能再填')
})
