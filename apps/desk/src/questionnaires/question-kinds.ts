import type { QuestionDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'

export type QuestionKind = QuestionDraft['type']

/** What staff read of how a question is answered. */
export const questionKindNames: Readonly<Record<QuestionKind, string>> = {
  single: '单选',
  multiple: '多选',
  scale: '打分',
  text: '文字',
}
