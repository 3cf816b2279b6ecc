import { text } from 'node:stream/consumers'
import { type Audit, auditOn } from '../platform/audit/audit.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Db } from '../platform/database/database.ts'
import type { Keys } from '../platform/keys/keys.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { customerNamed, type NamedCustomer } from './customer/customer-key.ts'
import { countRows, openedRows } from './customer/customer-rows.ts'
import { eraseCustomer } from './customer/erase-customer.ts'
import { fail } from './fail.ts'
import { runOnDatabase } from './run-on-database.ts'

const usage = `npm run customer -- find      how many rows of somebody stand in which table
npm run customer -- export    a copy of them, one a line, with what is sealed opened; not what staff noted for themselves
npm run customer -- erase     takes away what may go, ends every way in, and says what stays and why
Who it is comes from standard input, for words on a command line are seen by others: an ID number, a credit
code or a phone, such as:  npm run customer -- find < file`

interface CustomerServices {
  readonly db: Db
  readonly keys: Keys
  readonly audit: Audit
}
type Command = (services: CustomerServices, customer: NamedCustomer) => Promise<void>

const commands: Readonly<Record<string, Command>> = { find, export: exportAll, erase }

const [verb = '', ...more] = process.argv.slice(2)
const command = more.length > 0 ? undefined : commands[verb]
if (command === undefined) fail(usage)
else {
  const typed = await text(process.stdin)
  await runOnDatabase(async ({ settings, database }) => {
    const keys = await keysInUse(database, settings)
    const customer = customerNamed(keys, typed)
    if (customer === undefined) return fail('this is no ID number, credit code or phone')
    const audit = auditOn({ ...database, keys, clock: systemClock })
    await command({ db: database.db, keys, audit }, customer)
  })
}

async function find({ db, audit }: CustomerServices, { key }: NamedCustomer): Promise<void> {
  const counts = await countRows({ db }, key)
  await note(audit, key, 'customer-found', `${counts.size} tables`)
  for (const [table, count] of counts) print(`${table} ${count}`)
  if (counts.size === 0) print('nothing stands under it')
}

async function exportAll(store: CustomerServices, { key }: NamedCustomer): Promise<void> {
  let count = 0
  // Noted before anything is shown: an export that breaks off was a look too.
  await note(store.audit, key, 'customer-exported', 'begun')
  for await (const { table, row } of openedRows(store, key)) {
    print(JSON.stringify({ table, ...row }))
    count += 1
  }
  process.stderr.write(`${count} rows\n`)
}

async function erase({ keys, audit }: CustomerServices, customer: NamedCustomer): Promise<void> {
  const { gone, kept } = await audit.inTransaction(async (db, record) => {
    const done = await eraseCustomer({ db, keys }, customer)
    const rows = [...done.gone].map(([table, count]) => `${table} ${count}`)
    const subject = customer.key.toString('hex')
    record({ event: 'customer-erased', subject, outcome: rows.join(', ') || 'nothing' })
    return done
  })
  for (const [table, count] of gone) print(`gone  ${table} ${count}`)
  for (const { table, count, why } of kept) print(`kept  ${table} ${count}: ${why}`)
  if (gone.size + kept.length === 0) print('nothing stands under it')
}

async function note(
  audit: Audit,
  key: Buffer,
  event: 'customer-found' | 'customer-exported',
  outcome: string,
): Promise<void> {
  await audit.record({ event, subject: key.toString('hex'), outcome })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
