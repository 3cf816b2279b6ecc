import { once } from 'node:events'
import { cloudEventOf } from '../core/out/cloud-event.ts'
import { findDeadEvents, retryDeadEvents } from '../core/out/dead-events.ts'
import { readFeed } from '../core/out/read-feed.ts'
import { fail, print } from './print.ts'
import { type KeyedServices, runWithKeys } from './run-on-database.ts'

const usage = `npm run core:events -- list               events for the core that were given up, and why
npm run core:events -- retry <id>         tries one of them again; all of them: retry all
npm run core:events -- export <position>  all events behind a position, one CloudEvent a line, with all personal data`

const exportedAtOnce = 500
const listedAtMost = 1000

type Command = (services: KeyedServices) => Promise<void>

const command = commandOf(process.argv.slice(2))
if (command === undefined) fail(usage)
else await runWithKeys(command)

function commandOf([verb, what, ...more]: readonly string[]): Command | undefined {
  if (more.length > 0) return undefined
  if (verb === 'list' && what === undefined) return list
  if (verb === 'retry' && what === 'all') return (services) => retry(services)
  if (verb === 'retry' && /^[\da-f-]{36}$/.test(what ?? ''))
    return (services) => retry(services, what)
  if (verb === 'export' && /^\d{1,15}$/.test(what ?? '')) {
    return (services) => exportBehind(services, Number(what))
  }
  return undefined
}

async function list({ db }: KeyedServices): Promise<void> {
  const { events, total } = await findDeadEvents(db, { limit: listedAtMost })
  for (const { id, at, type, tries, failure, heldUp } of events) {
    const behind = heldUp === 0 ? [] : [`${heldUp} wait behind it`]
    print([id, at.toISOString(), type, `${tries} tries`, failure, ...behind].join('  '))
  }
  if (total === 0) print('no event was given up')
  else if (total > events.length) print(`and ${total - events.length} more`)
}

async function retry({ audit }: KeyedServices, id?: string): Promise<void> {
  const retried = await audit.inTransaction(async (db, record) => {
    const count = await retryDeadEvents(db, id)
    if (count > 0) record({ event: 'core-events-retried', outcome: `${count} by the command` })
    return count
  })
  if (retried > 0) print(`${retried} to be tried again`)
  else fail(id === undefined ? 'no event was given up' : `no event ${id} was given up`)
}

/** Whoever reads personal data leaves a trace, also at the machine itself. */
async function exportBehind(services: KeyedServices, position: number): Promise<void> {
  const outcome = `behind ${position}`
  await services.audit.record({ event: 'core-events-exported', outcome })
  let after = position
  for (;;) {
    const events = await readFeed(services, { after, limit: exportedAtOnce })
    for (const event of events) {
      const line = { ...cloudEventOf(services.settings, event), position: event.position }
      if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
    }
    const last = events.at(-1)
    if (last === undefined) return
    after = last.position
  }
}
