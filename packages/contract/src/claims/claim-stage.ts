import { type InferOutput, picklist } from 'valibot'

/**
 * The steps of a claim that a customer is shown, in the order of a claim without detours (报案 查勘
 * 定损 收单 理算 核赔 赔付).
 */
export const claimStages = [
  'report',
  'survey',
  'assessment',
  'documents',
  'calculation',
  'review',
  'payment',
] as const

export const claimStage = picklist(claimStages)
export type ClaimStage = InferOutput<typeof claimStage>
