import type { Settings } from '../../../platform/config/settings.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { Edition } from './edition.ts'

/**
 * What a document's QR code carries: 128 bits that nobody can guess, for each version others. It
 * follows from the version and the keys, so it is kept nowhere.
 */
export function documentCode(keys: Keys, { policy, paper, version }: Edition): string {
  const mac = keys.mac('document-code', policy.id, paper.kind, version)
  return mac.subarray(0, 16).toString('base64url')
}

/** The code stands behind the hash: browsers send that to no server, and no log has it. */
export function verifyUrlOf(
  settings: Pick<Settings, 'publicOrigin' | 'host' | 'port'>,
  code: string,
): string {
  return `${siteOrigin(settings)}/#/verify?code=${code}`
}
