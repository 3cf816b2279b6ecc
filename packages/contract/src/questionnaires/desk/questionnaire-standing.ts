import { type InferOutput, picklist } from 'valibot'

/** How it stands today for customers: `planned` opens later, `closed` is over or was ended. */
export const questionnaireStanding = picklist(['draft', 'planned', 'open', 'closed'])
export type QuestionnaireStanding = InferOutput<typeof questionnaireStanding>
