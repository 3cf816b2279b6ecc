import { type InferOutput, number, object, string } from 'valibot'
import { announcementEntries } from './announcement-draft.ts'

/** An announcement as the desk knows it. */
export const deskAnnouncement = object({
  id: string(),
  ...announcementEntries,
  /** Counts up with every change. */
  version: number(),
})
export type DeskAnnouncement = InferOutput<typeof deskAnnouncement>
