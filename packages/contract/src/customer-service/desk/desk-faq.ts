import { type InferOutput, number, object, string } from 'valibot'
import { faqDraft } from './faq-draft.ts'

/** A question as the desk knows it. */
export const deskFaq = object({
  id: string(),
  ...faqDraft.entries,
  /** Counts up with every change. */
  version: number(),
})
export type DeskFaq = InferOutput<typeof deskFaq>
