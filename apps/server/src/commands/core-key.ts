import {
  addCoreKey,
  type CoreKeyRecord,
  listCoreKeys,
  revokeCoreKey,
} from '../core/api/core-key.ts'
import { coreScopes } from '../core/api/core-scope.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { fail, print } from './print.ts'
import { type KeyedServices, runWithKeys } from './run-on-database.ts'

const usage = `npm run core:key -- list                     which systems have a key, for what, and when it was last used
npm run core:key -- add <name> <scopes>      a new key, shown this once; scopes with commas between:
                                             ${coreScopes.join(', ')}
npm run core:key -- revoke <name>            ends it at once`

type Command = (services: KeyedServices) => Promise<void>

const clock = systemClock

const command = commandOf(process.argv.slice(2))
if (typeof command === 'string') fail(command)
else await runWithKeys(command)

/** What to do, or what is wrong with what was typed. */
function commandOf([verb, name, typed, ...more]: readonly string[]): Command | string {
  if (verb === 'list' && name === undefined) return list
  if (name === undefined || !/^[\w.-]{1,60}$/.test(name) || more.length > 0) return usage
  if (verb === 'revoke' && typed === undefined) return (services) => revoke(services, name)
  if (verb !== 'add' || typed === undefined) return usage
  const scopes = [...new Set(typed.split(','))]
  const unknown = scopes.filter((scope) => !coreScopes.includes(scope))
  if (unknown.length > 0) return `there is no scope ${unknown.join(', ')}\n${usage}`
  return (services) => add(services, name, scopes)
}

async function list({ db }: KeyedServices): Promise<void> {
  const all = await listCoreKeys(db)
  for (const key of all) print(lineOf(key))
  if (all.length === 0) print('no system has a key')
}

function lineOf({ name, scopes, addedAt, usedAt, revokedAt }: CoreKeyRecord): string {
  const ended = revokedAt === undefined ? [] : [`revoked ${revokedAt.toISOString()}`]
  const used = `used ${usedAt?.toISOString() ?? 'never'}`
  return [name, scopes.join(','), `added ${addedAt.toISOString()}`, used, ...ended].join('  ')
}

async function add({ keys, audit }: KeyedServices, name: string, scopes: readonly string[]) {
  const added = await audit.inTransaction(async (db, record) => {
    const made = await addCoreKey({ db, keys }, { name, scopes, now: clock.now() })
    if (made === undefined) return undefined
    record({ event: 'core-key-added', objectId: made.id, outcome: scopes.join(' ') })
    return made
  })
  if (added === undefined)
    return fail(`${name} has a key already: revoke it, or take another name beside it`)
  print(`key, shown this once: ${added.secret}`)
}

async function revoke({ audit }: KeyedServices, name: string): Promise<void> {
  const id = await audit.inTransaction(async (db, record) => {
    const revoked = await revokeCoreKey(db, { name, now: clock.now() })
    if (revoked !== undefined)
      record({ event: 'core-key-revoked', objectId: revoked, outcome: 'by the command' })
    return revoked
  })
  if (id === undefined) return fail(`no system has a key ${name}`)
  print(`${name} has no key any more`)
}
