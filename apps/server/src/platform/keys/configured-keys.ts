import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { refuseUnreadable } from '../files/refuse-unreadable.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { demoKeyMaterial } from './demo-keys.ts'
import type { KeyMaterial } from './keys.ts'

/** The keys that the settings name; a demo without any makes its own. */
export function configuredMaterial(settings: Settings): KeyMaterial {
  return givenMaterial(settings) ?? demoKeyMaterial(demoKeysOf(settings))
}

/** The same for a command, which makes none. Throws `OperatorFault` where the service of a demo has not made them. */
export async function existingMaterial(settings: Settings): Promise<KeyMaterial> {
  const given = givenMaterial(settings)
  if (given !== undefined) return given
  await refuseUnreadable(demoKeysOf(settings), 'keys of the demo')
  return demoKeyMaterial(demoKeysOf(settings))
}

function givenMaterial({ keys, mode }: Settings): KeyMaterial | undefined {
  const { DATA_KEYS, SEARCH_KEY, PROOF_KEY, PROOF_OLD_KEYS } = keys
  if (DATA_KEYS !== undefined && SEARCH_KEY !== undefined && PROOF_KEY !== undefined) {
    return { data: DATA_KEYS, search: SEARCH_KEY, proof: PROOF_KEY, oldProof: PROOF_OLD_KEYS ?? [] }
  }
  const some = DATA_KEYS ?? SEARCH_KEY ?? PROOF_KEY ?? PROOF_OLD_KEYS
  if (some === undefined && mode === 'demo') return undefined
  // With its own in their place a demo would open nothing of what the given ones sealed.
  throw new OperatorFault(
    'DATA_KEYS, SEARCH_KEY and PROOF_KEY belong together: give all of them, or in a demo none',
  )
}

function demoKeysOf({ dataFolder }: Settings): string {
  return join(dataFolder, 'demo-keys')
}
