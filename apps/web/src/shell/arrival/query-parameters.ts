import { cutEntryId } from '@ecenter/contract/rules/entry-id.ts'

/** Whether an address named an entry that had to be cut, which is told with what is seen. */
export const entry = { isCut: false }

const oneOf = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : '')

/** What the site reads of an address, as the values that it takes: no other text goes any further. */
const accepted = {
  entryId(text: string) {
    const cut = cutEntryId(text)
    if (cut !== text) entry.isCut = true
    return cut
  },
  cityCode: oneOf(/^\d{6}00$/),
  from: oneOf(/^(vmeng|gwcx|fccx|95518|cx)$/),
  channelNo: oneOf(/^[1-7]$/),
  msappFlag: oneOf(/^[01]$/),
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
      const value = candidates(name)
        .map((text) => accepted[name](text ?? ''))
        .find(Boolean)
      return value ? [[name, value]] : []
    }),
  )
}
