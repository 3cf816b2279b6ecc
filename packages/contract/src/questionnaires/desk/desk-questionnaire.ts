import { type InferOutput, number, object, string } from 'valibot'
import { questionnaireEntries } from './questionnaire-draft.ts'

/** A questionnaire as the desk knows it. */
export const deskQuestionnaire = object({
  id: string(),
  ...questionnaireEntries,
  /** Counts up with every change; one that changed the questions names the version that is answered. */
  version: number(),
})
export type DeskQuestionnaire = InferOutput<typeof deskQuestionnaire>
