import type { CompanyReturn } from '@ecenter/contract/staff/desk/account.ts'
import type { AuditFact } from '../../../platform/audit/audit-fact.ts'
import type { CompanyPerson } from '../../../platform/company-sign-in/company-person.ts'
import {
  joinCompany,
  noteArrival,
  storeStaff,
} from '../../../platform/staff/change-staff-record.ts'
import {
  findStaff,
  findStaffByAccount,
  findStaffBySubject,
  listStaffRecords,
  lockStaff,
  type StaffStore,
} from '../../../platform/staff/staff.repository.ts'
import type { StaffRecord } from '../../../platform/staff/staff-member.ts'
import { removeStaffRequest } from '../../../platform/staff/staff-request.repository.ts'
import { branchNamed } from '../../places/store/branch.repository.ts'
import { applyChange } from '../desk/apply-change.ts'
import type { StaffServices } from '../staff-services.ts'

type Refusal = Extract<CompanyReturn, 'no-number' | 'no-role' | 'taken' | 'disabled'>

/** The cookie of a new session, or why there is none. */
export type Came = { readonly cookie: string } | { readonly refused: Refusal }

/**
 * Lets in whom the company vouches for. Its word on names and roles is taken each time, also where it
 * leaves somebody none; only who is put out here stays out. All of it is one transaction with its traces.
 */
export async function comeByCompany(
  services: StaffServices,
  person: CompanyPerson,
  address: string,
): Promise<Came> {
  return services.audit.inTransaction(async (db, recordFact) => {
    const store = { ...services, db }
    const record = (fact: Fact) =>
      recordFact({ ...fact, address, outcome: `${fact.outcome}, by company account` })
    const found = await findOrStore(store, person, record)
    if (typeof found === 'string') {
      record({ event: 'staff-signed-in', outcome: `refused: ${found}` })
      return { refused: found }
    }
    const refused = await follow(store, found, person, record)
    const about = { objectId: found.id, staffId: found.id }
    if (refused !== undefined) {
      record({ event: 'staff-signed-in', ...about, outcome: `refused: ${refused}` })
      return { refused }
    }
    const branch = await branchNamed(store, person.branch)
    await noteArrival(store, found.id, { ...person, branch, now: services.clock.now() })
    record({ event: 'staff-signed-in', ...about, outcome: 'signed in' })
    return { cookie: await services.staffSessions.open(found.id, db, person.session) }
  })
}

type Fact = Pick<AuditFact, 'event' | 'objectId' | 'staffId' | 'outcome'>
type Record = (fact: Fact) => void

/** The account of whom the provider calls so, else that of their employee number, else a new one. */
async function findOrStore(
  store: StaffServices,
  person: CompanyPerson,
  record: Record,
): Promise<Pick<StaffRecord, 'id'> | 'no-number' | 'no-role' | 'taken'> {
  const known = await findStaffBySubject(store, person.subject)
  if (known !== undefined) return known
  const { number: account, name, roles, subject: companySubject } = person
  if (account === undefined) return 'no-number'
  const named = await findStaffByAccount(store, account)
  if (named !== undefined) return named
  if (roles.length === 0) return 'no-role'
  if (await isInHouse(store, name)) return 'taken'
  const createdAt = store.clock.now()
  const id = await storeStaff(store, { account, name, roles, companySubject, createdAt })
  // Somebody stored it in this very moment.
  if (id === undefined) return stored(store, account)
  record({ event: 'staff-added', objectId: id, outcome: roles.join(' ') })
  return { id }
}

/** Whoever is called so may have an account already; with a second one they could confirm what they asked for. */
async function isInHouse(store: StaffStore, name: string): Promise<boolean> {
  const all = await listStaffRecords(store)
  return all.some((one) => one.name === name && !one.isByCompany && one.state !== 'disabled')
}

async function stored(store: StaffStore, account: string): Promise<StaffRecord> {
  const found = await findStaffByAccount(store, account)
  if (found === undefined) throw new Error('an account is taken and not there')
  return found
}

/** Makes the account what the company says of it; answers why its owner does not come in all the same. */
async function follow(
  store: StaffServices,
  { id }: Pick<StaffRecord, 'id'>,
  { subject, roles }: CompanyPerson,
  record: Record,
): Promise<Refusal | undefined> {
  await lockStaff(store, [id])
  const member = await findStaff(store, id)
  const isTheirs = (await findStaffBySubject(store, subject))?.id === id
  if (member === undefined || (member.isByCompany && !isTheirs)) return 'taken'
  if (member.state === 'disabled') return 'disabled'
  if (!member.isByCompany) {
    if (roles.length === 0) return 'no-role'
    await join(store, id, subject, record)
  }
  if (!isSame(member.roles, roles)) {
    const by = { staff: { id }, record: (fact: Fact) => record({ ...fact, staffId: id }) }
    await applyChange(store, id, { kind: 'roles', roles: [...roles] }, by)
  }
  if (roles.length > 0) return undefined
  await store.staffSessions.endAllOf(id, store.db)
  return 'no-role'
}

/** An account of the house becomes that of the employee it is named by: whoever knows its password is out. */
async function join(
  store: StaffServices,
  id: string,
  subject: Buffer,
  record: Record,
): Promise<void> {
  await joinCompany(store, id, subject)
  await removeStaffRequest(store, id)
  await store.staffSessions.endAllOf(id, store.db)
  record({ event: 'staff-changed', objectId: id, staffId: id, outcome: 'joined' })
}

function isSame(before: readonly string[], now: readonly string[]): boolean {
  return [...before].sort().join() === [...now].sort().join()
}
