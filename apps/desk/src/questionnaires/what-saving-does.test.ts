import type { DeskQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { expect, test } from 'vitest'
import { saveWords } from './phase-steps.ts'
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
/** Whoever writes publishes at once. */
const at = (answers: number) => ({ answers, isReviewed: false })

test('other words around the same questions need no asking', () => {
  expect(whatSavingDoes(before, { ...before, title: '新标题' }, at(300))).toEqual([])
})

test('other questions than those that were answered are told to be another version', () => {
  const [told] = whatSavingDoes(before, { ...before, questions }, at(300))
  expect(told).toContain('已有 300 人答过')
  expect(told).toContain('第 4 版')
})

test('other questions that nobody answered need no asking', () => {
  expect(whatSavingDoes(before, { ...before, questions }, at(0))).toEqual([])
})

test('a new draft needs no asking, and publishing says on which days it is asked', () => {
  expect(whatSavingDoes(undefined, { ...before, phase: 'draft' }, at(0))).toEqual([])
  expect(whatSavingDoes(undefined, before, at(0))).toEqual([
    '保存后，客户从 2026-11-20 到 2026-12-20 可以填写。',
  ])
})

test('ending it says that nobody can answer any more', () => {
  const [told] = whatSavingDoes(before, { ...before, phase: 'closed' }, at(0))
  expect(told).toContain('马上不能再填')
})

test('with a review nothing happens before it is published', () => {
  const waiting = { answers: 300, isReviewed: true }
  const [ended] = whatSavingDoes(before, { ...before, phase: 'closed' }, waiting)
  expect(ended).toContain('审核发布后')
  expect(ended).not.toContain('马上')
  expect(whatSavingDoes(undefined, before, waiting)).toEqual([
    '同事审核发布后，客户从 2026-11-20 到 2026-12-20 可以填写。',
  ])
  const [told] = whatSavingDoes(before, { ...before, questions }, waiting)
  expect(told).toContain('发布后是第 4 版')
})

test('with a review every button says that it only asks for one', () => {
  for (const phase of ['draft', 'published', 'closed'] as const) {
    const { save, goOn } = saveWords(phase, true)
    expect(save).toMatch(/^交审核/)
    expect(goOn).toMatch(/^交审核，/)
  }
  expect(saveWords('published', false)).toEqual({ save: '保存', goOn: '结束问卷' })
})
