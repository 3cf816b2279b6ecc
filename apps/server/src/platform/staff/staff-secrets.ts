import { object, parse, string } from 'valibot'
import type { Keys } from '../keys/keys.ts'

const personal = object({ name: string() })

/** The name of a member of staff as it lies in their row. */
export function sealName(keys: Keys, staffId: string, name: string): Buffer {
  return keys.seal(staffPlace(staffId), { name })
}

export function unsealName(keys: Keys, staffId: string, sealed: Buffer): string {
  return parse(personal, keys.unseal(staffPlace(staffId), sealed)).name
}

/** The secret of their app, joined or about to be. */
export function sealAppSecret(keys: Keys, staffId: string, secret: string): Buffer {
  return keys.seal(appSecretPlace(staffId), secret)
}

export function unsealAppSecret(keys: Keys, staffId: string, sealed: Buffer): string {
  return parse(string(), keys.unseal(appSecretPlace(staffId), sealed))
}

export function staffPlace(staffId: string): string {
  return `staff/${staffId}`
}

export function appSecretPlace(staffId: string): string {
  return `staff/${staffId}/app`
}
