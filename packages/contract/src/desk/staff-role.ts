import { type InferOutput, picklist } from 'valibot'

/**
 * What a member of staff may do at the desk: `agent` talks to customers, `claims` handles claims,
 * appeals and deliveries, `content` keeps what the site tells everybody, `supervisor` watches over all
 * of them and keeps the list of staff.
 */
export const staffRole = picklist(['agent', 'claims', 'content', 'supervisor'])
export type StaffRole = InferOutput<typeof staffRole>

/** What staff read of a role. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  agent: '客服',
  claims: '理赔与申诉',
  content: '网点与内容',
  supervisor: '主管',
}
