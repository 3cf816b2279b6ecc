/** The query parameters the site reads (specification, section 2). */
export const readParameters = ['entryId', 'cityCode', 'from', 'channelNo', 'msappFlag'] as const
export type QueryParameters = { readonly [Name in (typeof readParameters)[number]]?: string }

const longestValue = 32

/** Parameters may stand before the hash or inside it; the hash wins. */
export function queryParametersOf(search: string, hash: string): QueryParameters {
  const before = new URLSearchParams(search)
  const inside = new URLSearchParams(hash.split('?')[1] ?? '')
  return Object.fromEntries(
    readParameters.flatMap((name) => {
      const value = inside.get(name) ?? before.get(name)
      return value === null || value.length > longestValue ? [] : [[name, value]]
    }),
  )
}
