import { accessSync, constants } from 'node:fs'
import type { Settings } from './settings.ts'

/** Throws with the setting where a file is missing that a connection to a database is proven by. */
export function refuseMissingCertificates({
  databaseUrl,
  lookupUrls,
  replicaUrl,
}: Pick<Settings, 'databaseUrl' | 'lookupUrls' | 'replicaUrl'>): void {
  refuseMissingIn('DATABASE_URL', databaseUrl)
  for (const url of lookupUrls) refuseMissingIn('DATABASE_LOOKUP_URLS', url)
  refuseMissingIn('DATABASE_REPLICA_URL', replicaUrl)
}

function refuseMissingIn(setting: string, address = ''): void {
  const parameters = new URLSearchParams(address.split('?')[1])
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const missing = parameters.getAll(name).find((path) => !isReadable(path))
    if (missing !== undefined) throw new Error(`${setting}: ${name}=${missing} cannot be read`)
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
