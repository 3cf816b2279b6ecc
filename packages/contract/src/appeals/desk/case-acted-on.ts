import { pipe, string, uuid } from 'valibot'
import { eventCount } from '../../rules/version.ts'

export const caseId = pipe(string(), uuid('没有这件申诉'))

/** Which case is acted on, and the state of it that was seen: after any other the act is refused. */
export const caseActedOn = { caseId, version: eventCount }
