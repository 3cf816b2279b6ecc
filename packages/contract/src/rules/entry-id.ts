import { pipe, regex, string } from 'valibot'

/** Names the link, poster or campaign through which a visitor came. */
export const entryId = pipe(string(), regex(/^[\w.-]{1,64}$/))

/** A text of an address as such a name: characters that none has are left out, and it ends after 64. */
export function cutEntryId(text: string): string {
  return text.replaceAll(/[^\w.-]/g, '').slice(0, 64)
}
