import { type InferOutput, picklist } from 'valibot'

/** What staff decided: it is still written, customers may answer it on its days, or no longer. */
export const questionnairePhase = picklist(['draft', 'published', 'closed'])
export type QuestionnairePhase = InferOutput<typeof questionnairePhase>

/** What staff read of a phase. */
export const questionnairePhaseNames: Readonly<Record<QuestionnairePhase, string>> = {
  draft: '草稿',
  published: '已发布',
  closed: '已结束',
}
