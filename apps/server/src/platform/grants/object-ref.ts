import type { GrantKind, ObjectRef } from './grant.ts'

/** A fact proven by itself (a phone, a question asked) is its own customer and its own object. */
export function factRef(kind: Extract<GrantKind, 'phone' | 'lookup'>, key: Buffer): ObjectRef {
  return { kind, customerKey: key, id: uuidOf(key) }
}

/** The sixteen bytes of a keyed hash, written as a UUID. */
export function uuidOf(key: Buffer): string {
  const hex = key.toString('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
