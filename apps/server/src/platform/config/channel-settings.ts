import { type Channel, channels } from '@ecenter/contract/constants/channels.ts'
import { pipe, regex, string } from 'valibot'
import { readBy } from './read-by.ts'

/** A key of 32 bytes for each channel that may sign its customers on. */
export type SingleSignOnKeys = ReadonlyMap<Channel, Buffer>

const origin = String.raw`https:\/\/(\*\.)?[a-z\d.-]+(:\d{1,5})?`

/** Who may frame the site, as a content security policy writes it; by name, and on https alone. */
export const frameAncestors = pipe(
  string(),
  regex(
    new RegExp(`^('none'|('self'|${origin})( ('self'|${origin}))*)$`),
    `must be 'none', or 'self' and https origins with spaces between`,
  ),
)

export const singleSignOnKeys = readBy(
  keysIn,
  'must be channel:base64 of 32 bytes, commas between, one for each channel',
)

function keysIn(text: string): SingleSignOnKeys | undefined {
  const entries = text.split(',')
  const keys = new Map(entries.flatMap((entry) => keyIn(entry)))
  return keys.size === entries.length ? keys : undefined
}

/** A browser that no channel opened has nobody to vouch for its visitor. */
function keyIn(entry: string): [Channel, Buffer][] {
  const [name = '', base64 = ''] = entry.split(':')
  const channel = channels.find((each) => each === name && each !== 'web')
  if (channel === undefined || !/^[A-Za-z0-9+/]{43}=$/.test(base64)) return []
  return [[channel, Buffer.from(base64, 'base64')]]
}
