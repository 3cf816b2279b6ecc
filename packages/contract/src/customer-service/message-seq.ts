import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** Far more than anybody says; the most that a column of the database counts to. */
export const seqAtMost = 2 ** 31 - 1

/** Names one message of a conversation. */
export const messageSeq = pipe(number(), integer(), minValue(1), maxValue(seqAtMost))
