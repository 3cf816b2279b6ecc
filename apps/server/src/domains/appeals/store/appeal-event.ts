import { type InferOutput, picklist } from 'valibot'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'

/** What happens to an appeal after it was filed. */
export const appealEventType = picklist([
  'called-back',
  'extended',
  'decided',
  'review-asked',
  'review-decided',
])
export type AppealEventType = InferOutput<typeof appealEventType>

export interface AppealEvent {
  readonly type: AppealEventType
  readonly at: Date
  /** The reason, the request or the decision; of a call back, what was noted. */
  readonly text: string
  /** ISO date of the answer that was promised with it: of an extension and of a review that was asked for. */
  readonly answerBy?: string | undefined
  readonly by?: StaffMark | undefined
  /** Who let a letter leave that somebody else had written. */
  readonly approvedBy?: StaffMark | undefined
}
