import { join } from 'node:path'
import type { Settings } from '../config/settings.ts'
import { demoKeyMaterial } from './demo-keys.ts'
import type { KeyMaterial } from './keys.ts'

/** The keys that the settings name; a demo without any has its own. */
export function configuredMaterial({ keys, mode, dataFolder }: Settings): KeyMaterial {
  const { DATA_KEYS, SEARCH_KEY, PROOF_KEY, PROOF_OLD_KEYS = [] } = keys
  if (DATA_KEYS !== undefined && SEARCH_KEY !== undefined && PROOF_KEY !== undefined) {
    return { data: DATA_KEYS, search: SEARCH_KEY, proof: PROOF_KEY, oldProof: PROOF_OLD_KEYS }
  }
  if (mode === 'production') throw new Error('DATA_KEYS, SEARCH_KEY and PROOF_KEY are needed')
  return demoKeyMaterial(join(dataFolder, 'demo-keys'))
}
