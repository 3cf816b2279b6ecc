import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'

/** What every dialog that acts on a case is given. */
export interface CaseDialogProps {
  readonly appeal: DeskCase
  readonly onClose: () => void
  /** With what is said of it. */
  readonly onDone: (words: string) => void
  /** Reads the case anew: the next step, or another try, begins from what it is by now. */
  readonly onChanged: () => Promise<unknown>
}
