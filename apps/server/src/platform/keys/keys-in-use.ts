import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/database.ts'
import { existingMaterial, openMaterial } from './configured-keys.ts'
import { type Keys, keysFrom } from './keys.ts'

/**
 * The keys of a command that works on the data of a service. With others it would write what the service
 * can neither open nor find: throws `KeysRefused`, which says which one is wrong.
 */
export async function keysInUse({ db }: Pick<Database, 'db'>, settings: Settings): Promise<Keys> {
  return keysFrom(await openMaterial(db, await existingMaterial(settings)))
}
