import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'

/** What every dialog that acts on a case is given. */
export interface CaseDialogProps {
  readonly appeal: DeskCase
  readonly onClose: () => void
  /** With what is said of it. */
  readonly onDone: (words: string) => void
  /** It was refused or lost: the case is read anew, and another try begins from what it is by now. */
  readonly onRefused: () => void
}
