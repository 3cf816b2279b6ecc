import type { DeskLink } from '@ecenter/contract/links/desk/links-at-desk.ts'

/** What every dialog that acts on a link is given. */
export interface LinkDialogProps {
  readonly link: DeskLink
  readonly onClose: () => void
  /** With what is said of it. */
  readonly onDone: (words: string) => void
  readonly onRefused: () => void
}
