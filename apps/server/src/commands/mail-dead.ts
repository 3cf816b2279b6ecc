import { listDeadMail, retryDeadMail } from '../platform/jobs/mail-queue.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { fail } from './fail.ts'
import { type CommandServices, runOnDatabase } from './run-on-database.ts'

const usage = `npm run mail:dead -- list         mails that were given up
npm run mail:dead -- retry <id>   puts one back into the queue`

const [verb, id] = process.argv.slice(2)
if (verb === 'list') await runOnDatabase(list)
else if (verb === 'retry' && id !== undefined)
  await runOnDatabase((services) => retry(services, id))
else fail(usage)

async function list({ database, settings }: CommandServices): Promise<void> {
  const letters = await listDeadMail(database.db, await keysInUse(database, settings))
  for (const { id, at, kind, maskedTo, failure } of letters) {
    print([id, at.toISOString(), kind, maskedTo, failure].join('  '))
  }
  if (letters.length === 0) print('no mail was given up')
}

async function retry({ database, settings }: CommandServices, id: string): Promise<void> {
  await keysInUse(database, settings)
  if (await retryDeadMail(database.db, id)) print('queued again')
  else fail(`no mail ${id} was given up`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
