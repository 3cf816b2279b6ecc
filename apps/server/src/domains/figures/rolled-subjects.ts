import type { RolledSubject } from '../../platform/figures/rolled-subject.ts'
import { visitFigures } from '../analytics/store/visit-day-figures.ts'
import { caseFigures } from '../appeals/store/case-day-figures.ts'
import { claimFigures, openClaimFigures } from '../claims/store/claim-day-figures.ts'
import { answerFigures } from '../customer-service/store/answer-day-figures.ts'
import { chatFigures } from '../customer-service/store/chat-day-figures.ts'
import { robotFigures, robotGapFigures } from '../customer-service/store/robot-day-figures.ts'
import { callBackFigures } from '../customers/store/call-day-figures.ts'
import { policyFigures } from '../policies/store/policy-day-figures.ts'

/** All that is counted by day. */
export const rolledSubjects: readonly RolledSubject[] = [
  chatFigures,
  robotFigures,
  robotGapFigures,
  answerFigures,
  caseFigures,
  callBackFigures,
  policyFigures,
  claimFigures,
  openClaimFigures,
  visitFigures,
]
