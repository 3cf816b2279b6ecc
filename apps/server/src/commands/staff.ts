import { staffRole } from '@ecenter/contract/desk/staff-role.ts'
import { addStaff } from '@ecenter/contract/staff/desk/add-staff.ts'
import { safeParse } from 'valibot'
import { auditOn } from '../platform/audit/audit.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { givenSettings } from '../platform/config/given-settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { openLog } from '../platform/log/log.ts'
import { hashPassword, newFirstPassword } from '../platform/staff/passwords.ts'
import { staffSessionsOn } from '../platform/staff/staff-sessions.ts'
import { openWakes } from '../platform/wakes/wakes.ts'
import { putBackAllOf } from '../records/conversations/put-back.ts'
import { resetStaff, storeStaff } from '../records/staff/change-staff-record.ts'
import { findStaffByAccount, listStaffRecords } from '../records/staff/staff.repository.ts'

const usage = `npm run staff -- list                             who has an account at the desk
npm run staff -- add <account> <name> <roles>     a new account; roles with commas between: ${staffRole.options.join(',')}
npm run staff -- reset <account>                  back to a first password and no app`

const settings = givenSettings()
const log = openLog('error')
const database = await openConfiguredDatabase(settings, log)
const { db, url, lanes } = database
const keys = await keysInUse(database, settings)
const clock = systemClock
const audit = auditOn({ ...database, keys, clock })
const wakes = openWakes({ url, log, lanes })
try {
  const [verb, account, name, roles] = process.argv.slice(2)
  if (verb === 'list') await list()
  else if (verb === 'add') await add({ account, name, roles: roles?.split(',') })
  else if (verb === 'reset' && account !== undefined) await reset(account)
  else fail(usage)
} finally {
  await database.close()
}

async function list(): Promise<void> {
  const all = await listStaffRecords({ db, keys })
  for (const { account, name, roles, state, signedInAt } of all) {
    const last = signedInAt?.toISOString() ?? 'never'
    print([account, name, roles.join(','), state, last].join('  '))
  }
  if (all.length === 0) print('nobody has an account')
}

async function add(asked: unknown): Promise<void> {
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

async function reset(account: string): Promise<void> {
  const member = await findStaffByAccount({ db, keys }, account)
  if (member === undefined) return fail(`nobody has the account ${account}`)
  const firstPassword = newFirstPassword()
  const passwordHash = await hashPassword(firstPassword)
  await audit.inTransaction(async (transaction, record) => {
    await resetStaff({ db: transaction }, member.id, passwordHash)
    await staffSessionsOn({ db, keys, clock, wakes }).endAllOf(member.id, transaction)
    record({ event: 'staff-changed', objectId: member.id, outcome: 'reset, by the command' })
    const store = { db: transaction, keys, wakes }
    for (const objectId of await putBackAllOf(store, member.id, clock.now())) {
      record({ event: 'chat-transferred', objectId, outcome: 'queue' })
    }
  })
  printPassword(firstPassword)
}

/** Once, and nowhere else. */
function printPassword(firstPassword: string): void {
  print(`first password, shown this once: ${firstPassword}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
