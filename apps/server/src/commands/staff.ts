import { staffRole } from '@ecenter/contract/desk/permissions.ts'
import { newAccount } from '@ecenter/contract/staff/desk/account.ts'
import { addStaff, staffChange } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import { safeParse } from 'valibot'
import { putBackAllOf } from '../domains/customer-service/store/put-back.ts'
import { readBranchNames } from '../domains/places/store/branch.repository.ts'
import { applyChange } from '../domains/staff/desk/apply-change.ts'
import type { Change } from '../domains/staff/desk/who-decides.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { type Notifier, openNotifier } from '../platform/notifications/notifier.ts'
import { renameAccount, resetStaff, storeStaff } from '../platform/staff/change-staff-record.ts'
import { hashPassword, newFirstPassword } from '../platform/staff/passwords.ts'
import {
  findStaff,
  findStaffByAccount,
  listStaffRecords,
  lockStaff,
} from '../platform/staff/staff.repository.ts'
import type { StaffRecord } from '../platform/staff/staff-member.ts'
import { removeStaffRequest } from '../platform/staff/staff-request.repository.ts'
import { staffSessionsOn } from '../platform/staff/staff-sessions.ts'
import { fail, print } from './print.ts'
import { type KeyedServices, runWithKeys } from './run-on-database.ts'

const usage = `npm run staff -- list                             who has an account at the desk
npm run staff -- add <account> <name> <roles>     a new account; roles with commas between: ${staffRole.options.join(',')}
npm run staff -- reset <account>                  back to a first password and no app
npm run staff -- roles <account> <roles>          other roles, where no second supervisor could confirm them
npm run staff -- branch <account> [code]          the branch with this code, or the head office where there is none
npm run staff -- disable <account>                cannot sign in any more
npm run staff -- enable <account>                 can sign in again
npm run staff -- join <account> <number>          the company account of this employee number opens it from its next sign-in`

const clock = systemClock

const command = commandOf(process.argv.slice(2))
if (command === undefined) fail(usage)
else {
  await runWithKeys(async (services) => {
    const notifier = openNotifier({ ...services.database, log: services.log })
    await command({ ...services, notifier }).finally(notifier.close)
  })
}

interface StaffServices extends KeyedServices {
  readonly notifier: Notifier
}

function commandOf([verb, account, name, roles]: readonly string[]):
  | ((services: StaffServices) => Promise<void>)
  | undefined {
  if (verb === 'list') return list
  if (verb === 'add')
    return (services) => add(services, { account, name, roles: roles?.split(',') })
  if (account !== undefined && (verb === 'disable' || verb === 'enable')) {
    return (services) => change(services, account, { kind: verb })
  }
  if (verb === 'roles' && account !== undefined) {
    return (services) => change(services, account, { kind: 'roles', roles: name?.split(',') })
  }
  if (verb === 'branch' && account !== undefined) {
    return (services) => change(services, account, { kind: 'branch', branch: name })
  }
  if (verb === 'join' && account !== undefined) return (services) => join(services, account, name)
  if (verb !== 'reset' || account === undefined) return undefined
  return (services) => reset(services, account)
}

async function list(services: StaffServices): Promise<void> {
  const all = await listStaffRecords(services)
  for (const { account, name, roles, state, signedInAt } of all) {
    const last = signedInAt?.toISOString() ?? 'never'
    print([account, name, roles.join(','), state, last].join('  '))
  }
  if (all.length === 0) print('nobody has an account')
}

async function add({ keys, audit }: StaffServices, asked: unknown): Promise<void> {
  const read = safeParse(addStaff.request, asked)
  if (!read.success) return fail(`${read.issues[0].message}\n${usage}`)
  const firstPassword = newFirstPassword()
  const passwordHash = await hashPassword(firstPassword)
  const member = { ...read.output, passwordHash, createdAt: clock.now() }
  const id = await audit.inTransaction(async (transaction, record) => {
    const stored = await storeStaff({ db: transaction, keys }, member)
    const outcome = `${member.roles.join(' ')}, by the command`
    if (stored !== undefined) record({ event: 'staff-added', objectId: stored, outcome })
    return stored
  })
  if (id === undefined) return fail(`somebody has the account ${member.account}`)
  printPassword(firstPassword)
}

async function reset(services: StaffServices, account: string): Promise<void> {
  const { keys, audit, notifier } = services
  const member = await findStaffByAccount(services, account)
  if (member === undefined) return fail(`nobody has the account ${account}`)
  const firstPassword = newFirstPassword()
  const passwordHash = await hashPassword(firstPassword)
  await audit.inTransaction(async (transaction, record) => {
    await resetStaff({ db: transaction }, member.id, { passwordHash })
    await staffSessionsOn({ ...services, clock }).endAllOf(member.id, transaction)
    record({ event: 'staff-changed', objectId: member.id, outcome: 'reset, by the command' })
    const store = { db: transaction, keys, notifier }
    for (const objectId of await putBackAllOf(store, member.id, clock.now())) {
      record({ event: 'chat-transferred', objectId, outcome: 'queue' })
    }
  })
  printPassword(firstPassword)
}

/** What two supervisors decide at the desk: where there is no second one, the operator is it. */
async function change(services: StaffServices, account: string, asked: unknown): Promise<void> {
  const read = safeParse(staffChange, asked)
  if (!read.success) return fail(`${read.issues[0].message}\n${usage}`)
  const { keys, notifier } = services
  const found = await findStaffByAccount(services, account)
  if (found === undefined) return fail(`nobody has the account ${account}`)
  const fault = await services.audit.inTransaction(async (db, record) => {
    // A supervisor may decide about it at this moment, and the company take it over: judged once nobody else can.
    await lockStaff({ db }, [found.id])
    const member = await findStaff({ db, keys }, found.id)
    if (member === undefined) return `nobody has the account ${account}`
    const wrong = await faultOf({ db }, member, read.output)
    if (wrong !== undefined) return wrong
    const staffSessions = staffSessionsOn({ ...services, db, clock })
    await removeStaffRequest({ db }, member.id)
    await applyChange({ db, keys, notifier, clock, staffSessions }, member.id, read.output, {
      record: ({ outcome, ...fact }) => record({ ...fact, outcome: `${outcome}, by the command` }),
    })
    return undefined
  })
  if (fault !== undefined) return fail(fault)
  print(`${account} is changed`)
}

/** Whoever stands at a branch that is none would see nothing but what belongs to all. */
async function faultOf(
  { db }: Pick<StaffServices, 'db'>,
  { account, isByCompany }: Pick<StaffRecord, 'account' | 'isByCompany'>,
  asked: Change,
): Promise<string | undefined> {
  if (isByCompany && (asked.kind === 'roles' || asked.kind === 'branch')) {
    return `${account} is a company account: its account system says so`
  }
  if (asked.kind !== 'branch' || asked.branch === undefined) return undefined
  const names = await readBranchNames({ db })
  if (names.has(asked.branch)) return undefined
  const known = [...names].map(([code, name]) => `${code}  ${name}`)
  return [`there is no branch ${asked.branch}; there are:`, ...known.toSorted()].join('\n')
}

/** Named by their number it is found by whoever comes with it, who would else have a second account. */
async function join(services: StaffServices, account: string, number: unknown): Promise<void> {
  const read = safeParse(newAccount, number)
  if (!read.success) return fail(`${read.issues[0].message}\n${usage}`)
  const member = await findStaffByAccount(services, account)
  if (member === undefined) return fail(`nobody has the account ${account}`)
  if (member.isByCompany) return fail(`${account} is a company account already`)
  const isRenamed = await services.audit.inTransaction(async (db, record) => {
    const done = await renameAccount({ db }, member.id, read.output)
    const outcome = 'named by their number, by the command'
    if (done) record({ event: 'staff-changed', objectId: member.id, outcome })
    return done
  })
  if (!isRenamed) return fail(`somebody has the account ${read.output}`)
  print(`${account} is ${read.output} now`)
}

/** Once, and nowhere else. */
function printPassword(firstPassword: string): void {
  print(`first password, shown this once: ${firstPassword}`)
}
