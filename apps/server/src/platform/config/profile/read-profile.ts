import { readFileSync } from 'node:fs'
import { brandSettings } from '../brand.ts'
import { profileTable } from './profile-table.ts'

/** What else an insurer says of itself there, beside the numbers of the table. */
const alsoInProfile = [
  ...Object.keys(brandSettings),
  'SALES_SITE_URL',
  'CONSULT_HOURS',
  'SALES_HOURS',
  'ENTRY_TOPICS',
  'SMALL_CLAIM_DOCUMENTS',
  'CLAIM_STEP_DAYS',
  'ELECTRONIC_POLICY_OFF_AREAS',
  'ELECTRONIC_INVOICE_OFF_AREAS',
  'NUMBERS',
]

/** A file that says what an insurer is called and how it acts, as settings by their names in the environment. */
export interface ProfileFile {
  readonly settings: Readonly<Record<string, string>>
  /** Where in the file a setting stands; undefined where it stands in none. */
  readonly lineOf: (name: string) => number | undefined
}

const noFile: ProfileFile = { settings: {}, lineOf: () => undefined }

/** Throws with what is wrong, by its line; whether a value is right the settings themselves judge. */
export function readProfile(path: string | undefined): ProfileFile {
  if (path === undefined) return noFile
  if (!/^\/.+\.json$/.test(path))
    throw new Error('PROFILE_FILE: must be the full path of a .json file')
  const text = textOf(path)
  const lineOf = (name: string) => lineIn(text, name)
  const faults: string[] = []
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(objectIn(text))) {
    const said = settingOf(name, value)
    if (typeof said === 'string') settings[name] = said
    else faults.push(`PROFILE_FILE line ${lineOf(name)}: ${name} ${said.fault}`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return { settings, lineOf }
}

function settingOf(name: string, value: unknown): string | { readonly fault: string } {
  if (!(name in profileTable) && !alsoInProfile.includes(name))
    return { fault: 'is no setting of the profile; others belong into the environment' }
  if (name === 'NUMBERS') return JSON.stringify(value)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return { fault: 'must be text or a number' }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Error(`PROFILE_FILE: ${error instanceof Error ? error.message : 'cannot be read'}`)
  }
}

function objectIn(text: string): object {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch (error) {
    throw new Error(`PROFILE_FILE: ${error instanceof Error ? error.message : 'is no JSON'}`)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Error('PROFILE_FILE: must be one object of settings')
  return read
}

/** The name as a key: a value may be called as another setting. */
function lineIn(text: string, name: string): number | undefined {
  const at = text.search(new RegExp(`"${name}"\\s*:`))
  return at < 0 ? undefined : text.slice(0, at).split('\n').length
}
