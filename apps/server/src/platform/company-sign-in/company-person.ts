import type { StaffRole } from '@ecenter/contract/desk/desk-call.ts'
import { newAccount } from '@ecenter/contract/staff/desk/account.ts'
import { safeParse } from 'valibot'
import type { CompanyRoles, CompanySignInSettings } from '../config/company-sign-in-settings.ts'
import { companyHash } from './company-hash.ts'

export type Claims = Readonly<Record<string, unknown>>

/** Who the company says somebody is. */
export interface CompanyPerson {
  /** Hash of what the provider calls them, which it never gives to anybody else. */
  readonly subject: Buffer
  /** Of the session there; undefined where it names none. */
  readonly session: Buffer | undefined
  /** Their employee number, as an account at the desk; undefined where there is none, or none that could be one. */
  readonly number: string | undefined
  readonly name: string
  /** None where their company roles give none at the desk. */
  readonly roles: readonly StaffRole[]
}

type Mapping = Pick<CompanySignInSettings, 'issuer' | 'numberClaim' | 'rolesClaim' | 'roles'>

const nameAtMost = 40

export function personOf(
  { issuer, numberClaim, rolesClaim, roles }: Mapping,
  claims: Claims & { readonly sub: string },
): CompanyPerson {
  const { sub, sid, name } = claims
  const number = numberOf(claims[numberClaim])
  const called = typeof name === 'string' ? name.trim().slice(0, nameAtMost) : ''
  return {
    subject: companyHash('subject', issuer, sub),
    session: typeof sid === 'string' ? companyHash('session', issuer, sid) : undefined,
    number,
    name: called || (number ?? ''),
    roles: rolesOf(roles, claims[rolesClaim]),
  }
}

function numberOf(claim: unknown): string | undefined {
  const read = safeParse(newAccount, typeof claim === 'number' ? `${claim}` : claim)
  return read.success ? read.output : undefined
}

/** One role comes as a text from some providers; roles that the table does not name are of other programs. */
function rolesOf(table: CompanyRoles, claim: unknown): StaffRole[] {
  const theirs: readonly unknown[] = Array.isArray(claim) ? claim : [claim]
  const ours = theirs.flatMap((each) => (typeof each === 'string' ? (table.get(each) ?? []) : []))
  return [...new Set(ours)].sort()
}
