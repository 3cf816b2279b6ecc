import { dayInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { endOfNextWorkday } from '../../places/rules/workdays.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'

type Told = Pick<AccidentReport, 'callBy' | 'calledAt' | 'dueBy'>

/** Until the reporter is called: the promise, or the end of the next working day where nobody promised. */
export function callDueBy(receivedAt: Date, callBy: Date | undefined): Date {
  return callBy ?? endOfNextWorkday(receivedAt)
}

/** What staff owe next of a report; nothing once the core has made a claim of it and a promised call was made. */
export function owedNext({ callBy, calledAt, dueBy }: Told) {
  if (dueBy === undefined) return undefined
  const isCalled = calledAt !== undefined
  return {
    isCalled,
    dueBy,
    /** Where a whole day counts, that day. */
    dueOn: isCalled || callBy === undefined ? dayInChina(secondsAfter(dueBy, -1)) : undefined,
  }
}
