import { type InferOutput, number, object, string } from 'valibot'
import { outletDraft } from './outlet-draft.ts'

/** An outlet as the desk knows it. */
export const deskOutlet = object({
  id: string(),
  ...outletDraft.entries,
  /** Counts up with every change. */
  version: number(),
})
export type DeskOutlet = InferOutput<typeof deskOutlet>
