import { endStart } from '../config/given-settings.ts'
import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/database.ts'
import { configuredMaterial } from './configured-keys.ts'
import { type Keys, keysFrom } from './keys.ts'
import { KeysRefused, refuseOtherKeys } from './known-keys.ts'

/**
 * The keys of a command that works on the data of a service. With others it would write what the service
 * can neither open nor find, so it ends and says which one is wrong.
 */
export async function keysInUse(
  { db, close }: Pick<Database, 'db' | 'close'>,
  settings: Settings,
): Promise<Keys> {
  const material = configuredMaterial(settings)
  try {
    await refuseOtherKeys(db, material)
  } catch (error) {
    await close()
    if (!(error instanceof KeysRefused)) throw error
    return endStart(error.message)
  }
  return keysFrom(material)
}
