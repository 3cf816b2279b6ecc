import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
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
  /** Null at the head office; undefined where the provider is not asked for branches. */
  readonly branch: string | null | undefined
  /** None where their company roles give none at the desk. */
  readonly roles: readonly StaffRole[]
}

type Mapping = Pick<
  CompanySignInSettings,
  'issuer' | 'numberClaim' | 'rolesClaim' | 'branchClaim' | 'headOffice' | 'roles'
>

const longest = 40

export function personOf(
  { issuer, numberClaim, rolesClaim, branchClaim, headOffice, roles }: Mapping,
  claims: Claims & { readonly sub: string },
): CompanyPerson {
  const { sub, sid, name } = claims
  const number = numberOf(claims[numberClaim])
  return {
    subject: companyHash('subject', issuer, sub),
    session: typeof sid === 'string' ? companyHash('session', issuer, sid) : undefined,
    number,
    name: textOf(name) ?? number ?? '',
    branch: branchClaim === undefined ? undefined : branchOf(claims[branchClaim], headOffice),
    roles: rolesOf(roles, claims[rolesClaim]),
  }
}

/** Who is told of no branch is of none: a claim that is missing opens nothing. */
function branchOf(claim: unknown, headOffice: string | undefined): string | null {
  const told = textOf(claim) ?? '-'
  return told === headOffice ? null : told
}

function textOf(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined
  return [...claim.trim()].slice(0, longest).join('') || undefined
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
