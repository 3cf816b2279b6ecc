import type { AppealKind } from '@ecenter/contract/appeals/appeal-summary.ts'
import type { CaseCause, CaseChannel, CaseProduct } from '@ecenter/contract/appeals/case-facts.ts'
import type { StaffMark } from '../../../platform/staff/staff-mark.ts'
import type { AppealEvent } from './appeal-event.ts'
import type { AppealSecrets, LetterSecrets } from './appeal-record.ts'

/** Where the rows of an appeal stand: whose phone filed it, and its own id. */
export interface AppealRef {
  readonly customerKey: Buffer
  readonly id: string
}

/** By which way it came, and what of it is counted; the customer's own form asks for neither cause nor product, staff name both. */
export interface CaseFacts {
  readonly channel: CaseChannel
  readonly cause?: CaseCause | undefined
  readonly product?: CaseProduct | undefined
  /** Of the branch that it is about and whose staff see it, eight digits. */
  readonly areaCode?: string | undefined
  /** ISO date by which a regulator wants its answer. */
  readonly dueOn?: string | undefined
}

/** One appeal with its personal part opened; only the repository makes one. */
export interface Appeal extends AppealSecrets, CaseFacts {
  readonly ref: AppealRef
  readonly kind: AppealKind
  /** Whose claim it is about; it may be about none. */
  readonly claimCustomerKey: Buffer | undefined
  readonly filedAt: Date
  /** ISO dates that were promised when it was filed: of its answer, and of the first call. */
  readonly answerBy: string
  readonly callBy: string
  /** Who handles it; nobody until somebody took it. */
  readonly handler: (StaffMark & { readonly givenBy?: string | undefined }) | undefined
  /** A letter that waits to be approved, or was given back. */
  readonly letter: LetterSecrets | undefined
  /** Rises with each event and whenever somebody else handles it, its cause is named, or its letter goes up or back. */
  readonly version: number
  /** In the order of time. */
  readonly events: readonly AppealEvent[]
}
