import type { QuestionnaireStanding } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import type { Questionnaire } from '../store/questionnaire.ts'

/** How it stands for customers on a day. */
export function standingOf(
  { phase, from, until }: Questionnaire,
  today: string,
): QuestionnaireStanding {
  if (phase !== 'published') return phase
  if (today < from) return 'planned'
  return until < today ? 'closed' : 'open'
}
