/** What every dialog that acts on a link is given. */
export interface LinkDialogProps {
  readonly linkId: string
  readonly onClose: () => void
  /** With what is said of it. */
  readonly onDone: (words: string) => void
  readonly onRefused: () => void
}
