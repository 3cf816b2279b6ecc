import { fileURLToPath } from 'node:url'
import { packageRoot } from '../documents/package-root.ts'
import { readSettings, type Settings } from './settings.ts'

/** The settings of this process's environment; one that is wrong ends it with its name. */
export function givenSettings(): Settings {
  const projectRoot = fileURLToPath(new URL('../../', packageRoot()))
  try {
    return readSettings(process.env, projectRoot)
  } catch (error) {
    return endStart(error instanceof Error ? error.message : String(error))
  }
}

/** Says what the operator can do, and ends. */
export function endStart(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
