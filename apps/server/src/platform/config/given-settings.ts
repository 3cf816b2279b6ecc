import { fileURLToPath } from 'node:url'
import { setPromisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { packageRoot } from '../documents/package-root.ts'
import { useNumbers } from '../numbers/numbers.ts'
import { endWith } from '../operator/for-operator.ts'
import { refuseMissingCertificates } from './refuse-missing-certificates.ts'
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
