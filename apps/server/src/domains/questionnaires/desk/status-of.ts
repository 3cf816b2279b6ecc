import type { QuestionnaireStatus } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { Questionnaire } from '../store/questionnaire.ts'

/** How it stands for customers on a day. */
export function statusOf(
  { phase, from, until }: Questionnaire,
  today: string,
): QuestionnaireStatus {
  if (phase !== 'published') return phase
  if (today < from) return 'planned'
  return until < today ? 'closed' : 'open'
}
