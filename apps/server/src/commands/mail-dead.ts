import { givenSettings } from '../platform/config/given-settings.ts'
import { openConfiguredDatabase } from '../platform/database/configured-database.ts'
import { listDeadMail, retryDeadMail } from '../platform/jobs/dead-mail.ts'
import { keysInUse } from '../platform/keys/keys-in-use.ts'
import { openLog } from '../platform/log/log.ts'

const usage = `npm run mail:dead -- list         mails that were given up
npm run mail:dead -- retry <id>   puts one back into the queue`

const settings = givenSettings()
const database = await openConfiguredDatabase(settings, openLog('error'))
const { db, close } = database
const keys = await keysInUse(database, settings)
try {
  const [verb, id] = process.argv.slice(2)
  if (verb === 'list') await list()
  else if (verb === 'retry' && id !== undefined) await retry(id)
  else fail(usage)
} finally {
  await close()
}

async function list(): Promise<void> {
  const letters = await listDeadMail(db, keys)
  for (const { id, at, kind, maskedTo, failure } of letters) {
    print([id, at.toISOString(), kind, maskedTo, failure].join('  '))
  }
  if (letters.length === 0) print('no mail was given up')
}

async function retry(id: string): Promise<void> {
  if (await retryDeadMail(db, id)) print('queued again')
  else fail(`no mail ${id} was given up`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}
