import { text } from 'node:stream/consumers'
import type { Audit } from '../platform/audit/audit.ts'
import { customerNamed, type NamedCustomer } from './customer/customer-key.ts'
import { countRows, openedRows } from './customer/customer-rows.ts'
import { eraseCustomer } from './customer/erase-customer.ts'
import { fail, print } from './print.ts'
import { type KeyedServices, runWithKeys } from './run-on-database.ts'

const usage = `npm run customer -- find      how many rows of somebody stand in which table
npm run customer -- export    a copy of them, one a line, with what is sealed opened; not what staff noted for themselves
npm run customer -- erase     takes away what may go, ends every way in, and says what stays and why
Who it is comes from standard input, for words on a command line are seen by others: an ID number, a credit
code or a phone, such as:  npm run customer -- find < file`

type Command = (services: KeyedServices, customer: NamedCustomer) => Promise<void>

const commands: Readonly<Record<string, Command>> = { find, export: exportAll, erase }

const [verb = '', ...more] = process.argv.slice(2)
const command = more.length > 0 ? undefined : commands[verb]
if (command === undefined) fail(usage)
else {
  const typed = await text(process.stdin)
  await runWithKeys(async (services) => {
    const customer = customerNamed(services.keys, typed)
    if (customer === undefined) return fail('this is no ID number, credit code or phone')
    await command(services, customer)
  })
}

async function find({ db, audit }: KeyedServices, { key }: NamedCustomer): Promise<void> {
  const counts = await countRows({ db }, key)
  await note(audit, key, 'customer-found', `${counts.size} tables`)
  for (const [table, count] of counts) print(`${table} ${count}`)
  if (counts.size === 0) print('nothing stands under it')
}

async function exportAll(store: KeyedServices, { key }: NamedCustomer): Promise<void> {
  let count = 0
  // Noted before anything is shown: an export that breaks off was a look too.
  await note(store.audit, key, 'customer-exported', 'begun')
  for await (const { table, row } of openedRows(store, key)) {
    print(JSON.stringify({ table, ...row }))
    count += 1
  }
  process.stderr.write(`${count} rows\n`)
}

async function erase({ keys, audit }: KeyedServices, customer: NamedCustomer): Promise<void> {
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
