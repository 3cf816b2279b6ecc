import type { SearchSecret } from '../../platform/keys/search-secret.ts'

/** With which of the search keys the search secret is sealed, and what that means for these keys. */
export function searchWords(
  { at, isFormerKey }: Pick<SearchSecret, 'at' | 'isFormerKey'>,
  given: readonly Buffer[],
): string[] {
  return [
    `the search secret is sealed with ${keyAt(at, given.length)}`,
    ...(isFormerKey
      ? ['it is itself the SEARCH_KEY that this database began with: who has that one knows it']
      : []),
  ]
}

function keyAt(at: number, given: number): string {
  if (at > 0) return `number ${at + 1} of SEARCH_KEY: npm run keys -- reseal`
  if (given === 1) return 'SEARCH_KEY'
  return 'the first of SEARCH_KEY: no other is needed any more'
}
