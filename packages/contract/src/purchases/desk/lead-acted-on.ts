import { pipe, string, uuid } from 'valibot'
import { eventCount } from '../../rules/version.ts'

export const leadId = pipe(string(), uuid('没有这条登记'))

/** Which lead is acted on, and the state of it that was seen: after any other the act is refused. */
export const leadActedOn = { leadId, version: eventCount }
