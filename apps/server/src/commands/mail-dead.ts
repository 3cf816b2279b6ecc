import { listDeadMail, retryDeadMail } from '../platform/jobs/mail-queue.ts'
import { fail, print } from './print.ts'
import { type KeyedServices, runWithKeys } from './run-on-database.ts'

const usage = `npm run mail:dead -- list         mails that were given up
npm run mail:dead -- retry <id>   puts one back into the queue`

const [verb, id] = process.argv.slice(2)
if (verb === 'list') await runWithKeys(list)
else if (verb === 'retry' && id !== undefined) await runWithKeys((services) => retry(services, id))
else fail(usage)

async function list({ db, keys }: KeyedServices): Promise<void> {
  const letters = await listDeadMail(db, keys)
  for (const { id, at, kind, maskedTo, failure } of letters) {
    print([id, at.toISOString(), kind, maskedTo, failure].join('  '))
  }
  if (letters.length === 0) print('no mail was given up')
}

async function retry({ db }: KeyedServices, id: string): Promise<void> {
  if (await retryDeadMail(db, id)) print('queued again')
  else fail(`no mail ${id} was given up`)
}
