import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/database.ts'
import { existingMaterial } from './configured-keys.ts'
import { type Keys, keysFrom } from './keys.ts'
import { refuseOtherKeys } from './known-keys.ts'

/**
 * The keys of a command that works on the data of a service. With others it would write what the service
 * can neither open nor find: throws `KeysRefused`, which says which one is wrong.
 */
export async function keysInUse({ db }: Pick<Database, 'db'>, settings: Settings): Promise<Keys> {
  const material = await existingMaterial(settings)
  await refuseOtherKeys(db, material)
  return keysFrom(material)
}
