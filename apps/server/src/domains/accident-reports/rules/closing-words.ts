import { type CloseReason, closeReason } from '@ecenter/contract/accident-reports/closing.ts'
import { dayInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'

interface Reporting {
  /** The reporter has proven that the car is theirs. */
  readonly isOwn: boolean
  /** They have reported the same plate and day before or after, with the same proof. */
  readonly hasReportedTwice: boolean
}

/** The reasons for which a report may be closed: what a policy covers is decided in a claim, and in writing. */
export function reasonsToClose({ isOwn }: Pick<Reporting, 'isOwn'>): readonly CloseReason[] {
  return closeReason.options.filter((reason) => !isOwn || reason !== 'not-ours')
}

/**
 * What the reporter reads of why no claim comes of their report; undefined where they read what staff write. Whoever has
 * proven a phone alone learns neither whether a plate is insured nor that somebody else reported it: both are told in the
 * same words as any other reason.
 */
export function closingWords(
  reason: CloseReason,
  { isOwn, hasReportedTwice }: Reporting,
): string | undefined {
  switch (reason) {
    case 'withdrew':
      return '您说不用报了'
    case 'settled':
      return '您和对方已自行解决'
    case 'double':
      return isOwn || hasReportedTwice ? '这次事故报了不止一次，按另一次报案处理' : untold
    case 'not-ours':
      return untold
    case 'other':
      return isOwn ? undefined : untold
  }
}

const untold = '这次报案没有立案'

const reopenedWithinDays = 30

/** The last day on which a closed report may be opened again; after it somebody reports anew. */
export function reopenUntil({ closedAt }: Pick<AccidentReport, 'closedAt'>): string | undefined {
  return closedAt && dayInChina(secondsAfter(closedAt, reopenedWithinDays * 86_400))
}
