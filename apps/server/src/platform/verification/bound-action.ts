import type { Keys } from '../keys/keys.ts'

/**
 * What a fresh code is good for: its purpose, and where the call is bound to a field, that one value of it.
 * An address stands in no grant, only its keyed hash.
 */
export function boundAction(
  { keys }: { readonly keys: Keys },
  purpose: string,
  bound: string | undefined,
): string {
  if (bound === undefined) return purpose
  return `${purpose}/${keys.searchHash('mailbox', bound).toString('hex')}`
}
