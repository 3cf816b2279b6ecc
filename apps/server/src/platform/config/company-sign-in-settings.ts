import { readFileSync } from 'node:fs'
import { type StaffRole, staffRole } from '@ecenter/contract/desk/permissions.ts'
import {
  check,
  type InferOutput,
  is,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { readBy } from './read-by.ts'
import { wholeNumber } from './whole-number.ts'

/** Which roles at the desk a role, or group, of the company's account system gives. */
export type CompanyRoles = ReadonlyMap<string, readonly StaffRole[]>

const issuer = pipe(
  string(),
  check(isIssuer, 'must be https://host/path, without a user, a password, a ? or a #'),
)
const secret = readBy(secretIn, 'must be a file that can be read, with the secret in it')
const roles = readBy(
  rolesIn,
  `must be company-role:role, commas between, several roles of one with + between: ${staffRole.options.join(', ')}`,
)
const claim = pipe(string(), minLength(1, 'must be the name of a claim'), maxLength(100))
const scopes = pipe(
  string(),
  regex(/^openid( [\x21\x23-\x5b\x5d-\x7e]+)*$/, 'must be openid, then others with spaces between'),
)

/** The settings by which staff come in by their company account, by their names in the environment. */
export const companySignInSettings = {
  STAFF_OIDC_ISSUER: optional(issuer),
  STAFF_OIDC_CLIENT_ID: optional(pipe(string(), minLength(1, 'must not be empty'))),
  STAFF_OIDC_CLIENT_SECRET_FILE: optional(secret),
  STAFF_OIDC_SCOPES: optional(scopes, 'openid profile'),
  STAFF_OIDC_NUMBER_CLAIM: optional(claim, 'employee_number'),
  STAFF_OIDC_ROLES_CLAIM: optional(claim, 'roles'),
  STAFF_OIDC_BRANCH_CLAIM: optional(claim),
  STAFF_OIDC_HEAD_OFFICE: optional(claim),
  STAFF_OIDC_ROLES: optional(roles),
  STAFF_OIDC_WAIT_SECONDS: optional(wholeNumber(1, 30, 'seconds'), '5'),
  STAFF_PASSWORDS: optional(picklist(['on', 'off']), 'on'),
}
const givenSettings = object(companySignInSettings)
type Given = InferOutput<typeof givenSettings>

/** The provider of OpenID Connect that knows the staff. */
export interface CompanySignInSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly scopes: string
  /** The claim that names the employee. */
  readonly numberClaim: string
  readonly rolesClaim: string
  /** The claim that names their branch; undefined where the provider tells none. */
  readonly branchClaim: string | undefined
  /** What that claim says of the head office, whose staff see all branches. */
  readonly headOffice: string | undefined
  readonly roles: CompanyRoles
  /** The provider is waited for so long each time it is asked something. */
  readonly waitSeconds: number
}

interface Place {
  readonly mode: 'demo' | 'production'
  readonly publicOrigin: string | undefined
}

/** Undefined where staff come in by a password of the house alone. Throws where half of it is missing. */
export function companySignInOf(given: Given, place: Place): CompanySignInSettings | undefined {
  const needed = {
    STAFF_OIDC_ISSUER: given.STAFF_OIDC_ISSUER,
    STAFF_OIDC_CLIENT_ID: given.STAFF_OIDC_CLIENT_ID,
    STAFF_OIDC_CLIENT_SECRET_FILE: given.STAFF_OIDC_CLIENT_SECRET_FILE,
    STAFF_OIDC_ROLES: given.STAFF_OIDC_ROLES,
  }
  const {
    STAFF_OIDC_ISSUER: issuer,
    STAFF_OIDC_CLIENT_ID: clientId,
    STAFF_OIDC_CLIENT_SECRET_FILE: clientSecret,
    STAFF_OIDC_ROLES: roles,
  } = needed
  if (Object.values(needed).every((value) => value === undefined)) {
    if (given.STAFF_PASSWORDS === 'off')
      throw new Error('STAFF_PASSWORDS=off needs STAFF_OIDC_ISSUER')
    return undefined
  }
  if (!issuer || !clientId || !clientSecret || !roles) {
    const missing = Object.entries(needed).filter(([, value]) => value === undefined)
    throw new Error(`sign-in by company account needs ${missing.map(([name]) => name).join(', ')}`)
  }
  refuseUnfit(issuer, place)
  return {
    issuer,
    clientId,
    clientSecret,
    roles,
    scopes: given.STAFF_OIDC_SCOPES,
    numberClaim: given.STAFF_OIDC_NUMBER_CLAIM,
    rolesClaim: given.STAFF_OIDC_ROLES_CLAIM,
    branchClaim: given.STAFF_OIDC_BRANCH_CLAIM,
    headOffice: given.STAFF_OIDC_HEAD_OFFICE,
    waitSeconds: given.STAFF_OIDC_WAIT_SECONDS,
  }
}

function refuseUnfit(issuer: string, { mode, publicOrigin }: Place): void {
  // The provider sends staff back to one address that it was told before.
  if (publicOrigin === undefined) throw new Error('STAFF_OIDC_ISSUER needs PUBLIC_ORIGIN')
  if (mode === 'production' && !issuer.startsWith('https:')) {
    throw new Error('STAFF_OIDC_ISSUER must be https')
  }
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text) || /[?#]/.test(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && `${username}${password}` === ''
}

function secretIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** What stands before the last colon is the company's own, and may hold colons. */
function rolesIn(text: string): CompanyRoles | undefined {
  const table = new Map<string, readonly StaffRole[]>()
  for (const entry of text.split(',')) {
    const at = entry.lastIndexOf(':')
    const [theirs, ours] = [entry.slice(0, at).trim(), entry.slice(at + 1).split('+')]
    const known = ours.map((role) => role.trim()).filter((role) => is(staffRole, role))
    if (at < 1 || theirs === '' || known.length !== ours.length || table.has(theirs))
      return undefined
    table.set(theirs, known)
  }
  return table
}
