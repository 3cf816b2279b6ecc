import { accessSync, constants } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setPromisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { packageRoot } from '../documents/package-root.ts'
import { useNumbers } from '../numbers/numbers.ts'
import { endWith } from '../operator/for-operator.ts'
import { readSettings, type Settings } from './settings.ts'

/** The settings of this process's environment; one that is wrong ends it with its name. */
export function givenSettings(): Settings {
  const projectRoot = fileURLToPath(new URL('../../', packageRoot()))
  try {
    const settings = readSettings(process.env, projectRoot)
    refuseMissingCertificates(settings)
    if (settings.numbers !== undefined) useNumbers(settings.numbers)
    setPromisedTimes(settings.promisedTimes)
    return settings
  } catch (error) {
    return endWith(error instanceof Error ? error.message : String(error))
  }
}

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
