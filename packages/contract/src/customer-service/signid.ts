import { pipe, regex, string } from 'valibot'

/** Names one conversation (customer session, section 3). It opens nothing to another session. */
export const signid = pipe(string(), regex(/^[\w-]{22}$/, '会话已结束，请重新进入客服'))
