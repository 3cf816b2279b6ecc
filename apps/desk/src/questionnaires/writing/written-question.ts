import type { Messages } from '@ecenter/client/form-messages.ts'
import type { QuestionDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'

/** What the fields of one question are given. */
export interface WrittenQuestion {
  readonly question: QuestionDraft
  /** How its fields are named: `questions.2`. */
  readonly name: string
  /** The questions above it, on which it can hang. */
  readonly before: readonly QuestionDraft[]
  /** By path: `options.1.text`. */
  readonly errors: Messages
  readonly onChange: (question: QuestionDraft) => void
}
