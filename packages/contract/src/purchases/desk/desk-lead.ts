import { array, boolean, type InferOutput, number, object, optional, string } from 'valibot'
import { promotedProduct } from '../../promotions/promoted-product.ts'
import { leadStatus } from './lead-status.ts'

/** One lead in the list: who left it is masked, for a list is looked through without need to know. */
export const deskLeadRow = object({
  leadId: string(),
  leadNo: string(),
  product: promotedProduct,
  maskedName: string(),
  maskedPhone: string(),
  /** Where they want to buy: 广东省深圳市. */
  city: string(),
  /** `2026-11-16 10:15`. */
  leftAt: string(),
  status: leadStatus,
  /** ISO date by which a call was promised; absent once it was made, and where none was promised. */
  callBy: optional(string()),
  isLate: boolean(),
  /** They went on to the sales site: nobody promised a call. */
  isSentOn: boolean(),
  /** Who handles it; absent while nobody does. */
  handlerName: optional(string()),
  isMine: boolean(),
})
export type DeskLeadRow = InferOutput<typeof deskLeadRow>

/** All of a lead but the phone, which is shown to whoever calls. */
export const deskLead = object({
  ...deskLeadRow.entries,
  /** Rises with all that happens to it; who acts says which state they saw. */
  version: number(),
  applicant: string(),
  /** Of whoever recommended it. */
  maskedSharePhone: optional(string()),
  /** The employee whose link it came by. */
  promoter: optional(object({ name: string(), employeeNo: string() })),
  /** What was noted of calls, in order. */
  notes: array(object({ at: string(), byName: string(), status: leadStatus, text: string() })),
})
export type DeskLead = InferOutput<typeof deskLead>
