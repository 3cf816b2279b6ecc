import { entryId } from '@ecenter/contract/rules/entry-id.ts'
import { is } from 'valibot'

/** What the site reads of an address, and the values it takes: no other text goes any further. */
const accepted = {
  entryId: (text: string) => is(entryId, text),
  cityCode: (text: string) => /^\d{6}00$/.test(text),
  from: (text: string) => ['vmeng', 'gwcx', 'fccx', '95518', 'cx'].includes(text),
  channelNo: (text: string) => /^[1-7]$/.test(text),
  msappFlag: (text: string) => /^[01]$/.test(text),
}
type Name = keyof typeof accepted
const names = Object.keys(accepted) as Name[]

/** The query parameters (specification, section 2). */
export type QueryParameters = { readonly [Each in Name]?: string }

/** Parameters may stand before the hash or inside it; the hash wins. */
export function queryParametersOf(search: string, hash: string): QueryParameters {
  const before = new URLSearchParams(search)
  const inside = new URLSearchParams(hash.split('?')[1] ?? '')
  return acceptedOf((name) => [inside.get(name), before.get(name)])
}

/** Those of this address and, where it names none, those of earlier ones in this session. */
export function remembered(
  given: QueryParameters,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): QueryParameters {
  for (const [name, value] of Object.entries(given)) storage.setItem(name, value)
  return acceptedOf((name) => [given[name] ?? storage.getItem(name)])
}

function acceptedOf(candidates: (name: Name) => readonly (string | null)[]): QueryParameters {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = candidates(name).find((text) => text !== null && accepted[name](text))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
