import { pipe, regex, string } from 'valibot'

/** Names one thing in this session only; the service made it, so nobody types it. */
export const handle = pipe(string(), regex(/^[\w-]{22}$/, '页面已过期，请重新查询'))
