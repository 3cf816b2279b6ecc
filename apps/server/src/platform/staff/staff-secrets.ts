import { object, parse, string } from 'valibot'
import type { Keys } from '../keys/keys.ts'

const personal = object({ name: string() })

/** The name of a member of staff as it lies in their row. */
export function nameColumns(keys: Keys, staffId: string, name: string) {
  return { sealed: keys.seal(staffContext(staffId), { name }), name_hash: nameHash(keys, name) }
}

/** By which those who are called so are found. */
export function nameHash(keys: Keys, name: string): Buffer {
  return keys.searchHash('staff-name', name)
}

export function unsealName(keys: Keys, staffId: string, sealed: Buffer): string {
  return parse(personal, keys.unseal(staffContext(staffId), sealed)).name
}

/** The secret of their app, joined or about to be. */
export function sealAppSecret(keys: Keys, staffId: string, secret: string): Buffer {
  return keys.seal(appSecretContext(staffId), secret)
}

export function unsealAppSecret(keys: Keys, staffId: string, sealed: Buffer): string {
  return parse(string(), keys.unseal(appSecretContext(staffId), sealed))
}

export function staffContext(staffId: string): string {
  return `staff/${staffId}`
}

export function appSecretContext(staffId: string): string {
  return `staff/${staffId}/app`
}
