import { pipe, regex, string } from 'valibot'

/** The secret in the link of an SMS about a claim: 128 bits; the service made it, nobody types it. */
export const claimLink = pipe(string(), regex(/^[\w-]{22}$/, '链接不完整，请重新点击短信里的链接'))
