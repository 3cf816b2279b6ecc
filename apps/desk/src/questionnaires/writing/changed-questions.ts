import { newRequestId } from '@ecenter/client/request-id.ts'
import {
  branchIdsOf,
  type QuestionDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { QuestionKind } from '../question-kinds.ts'

/** A question that is answered by choosing. */
export type ChoiceDraft = Extract<QuestionDraft, { options: unknown }>

/** A name that nothing else has, now and in every version. */
function newId(): string {
  return newRequestId().slice(0, 8)
}

export function newOption(): ChoiceDraft['options'][number] {
  return { optionId: newId(), text: '' }
}

export function newQuestion(): QuestionDraft {
  return {
    questionId: newId(),
    title: '',
    isRequired: true,
    type: 'single',
    options: [newOption(), newOption()],
  }
}

/** The same question answered in another way; options stay where there are some still. */
export function asKind(question: QuestionDraft, type: QuestionKind): QuestionDraft {
  const { questionId, title, isRequired, shownAfter } = question
  const same = { questionId, title, isRequired, ...(shownAfter && { shownAfter }) }
  const options = 'options' in question ? question.options : [newOption(), newOption()]
  switch (type) {
    case 'single':
      return { ...same, type, options }
    case 'multiple':
      return { ...same, type, options, maximum: options.length }
    case 'scale':
      return { ...same, type, points: 5, lowest: '很不满意', highest: '很满意' }
    case 'text':
      return { ...same, type }
  }
}

/** Other options: no more may be chosen than there are. */
export function withOptions(question: ChoiceDraft, options: ChoiceDraft['options']): ChoiceDraft {
  if (question.type === 'single') return { ...question, options }
  // Who could choose all of them still can.
  const isAll = question.maximum >= question.options.length
  const maximum = isAll ? options.length : Math.min(question.maximum, options.length)
  return { ...question, options, maximum: Math.max(1, maximum) }
}

/** Branches forget the options that are gone; one that hung on nothing else is told of when it is saved. */
export function withoutLostBranches(questions: readonly QuestionDraft[]): QuestionDraft[] {
  const ids = new Map(questions.map((each) => [each.questionId, new Set(branchIdsOf(each))]))
  return questions.map((question) => {
    const { shownAfter } = question
    const known = shownAfter && ids.get(shownAfter.questionId)
    if (shownAfter === undefined || known === undefined) return question
    const optionIds = shownAfter.optionIds.filter((id) => known.has(id))
    return { ...question, shownAfter: { ...shownAfter, optionIds } }
  })
}

/** A list in which one has gone a place up or down; at an end it stays. */
export function movedBy<Each>(all: readonly Each[], at: number, step: -1 | 1): Each[] {
  const { [at]: moved, [at + step]: other } = all
  if (moved === undefined || other === undefined) return [...all]
  return all.with(at, other).with(at + step, moved)
}
