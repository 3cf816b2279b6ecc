import { integer, minValue, number, pipe, string, uuid } from 'valibot'

/** Names a conversation at the desk. */
export const chatId = pipe(string(), uuid('没有这个会话'))

/** Counts the messages of one conversation. */
export const messageSeq = pipe(number(), integer(), minValue(1))

/** The id that the desk gives a message before it is sent, so that one sent twice is said once. */
export const sentAs = pipe(string(), uuid())
