import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** Far more than anybody says; the most that a column of the database counts to. */
const seqAtMost = 2 ** 31 - 1

/** Names one message of a conversation. */
export const messageSeq = pipe(number(), integer(), minValue(1), maxValue(seqAtMost))

/** The last message that whoever asks has: 0 before there is any. */
export const lastKnownSeq = pipe(number(), integer(), minValue(0), maxValue(seqAtMost))
