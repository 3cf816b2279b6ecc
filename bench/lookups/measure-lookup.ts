import type { Db } from '../../apps/server/src/platform/database/database.ts'
import type { Keys } from '../../apps/server/src/platform/keys/keys.ts'
import { type Call, urlOf } from '../../packages/contract/src/call.ts'
import type { Customer } from './customers.ts'
import type { Load } from './load.ts'
import { measureBeside } from './measure-beside.ts'
import { cookieOf, prepare, typedCode } from './prepare.ts'

const sizes = { customers: 10_000, sessions: 90_000 }

/** One way of looking something up, through the whole service and beside bare node. */
export interface Lookup {
  /** A plain call whose code is typed as `verificationCode`. */
  readonly call: Call
  /** What bare node selects by a lookup key, `$1`, in hex. */
  readonly select: string
  lookupKeyOf(keys: Keys, customer: Customer): Buffer
  factsOf(customer: Customer): object
  isFound(answer: string): boolean
  /** Stores what customers have beside their policies. */
  prepare?(
    store: { readonly db: Db; readonly keys: Keys },
    customers: readonly Customer[],
  ): Promise<void>
}

/** Each lookup comes from a session of its own, with a code that nobody has typed yet. */
export function measureLookup(lookup: Lookup): Promise<{ ours: Load; limit: Load }> {
  return measureBeside({
    select: lookup.select,
    async prepare(database, keys) {
      const customers = await prepare(database, keys, sizes)
      await lookup.prepare?.({ db: database.db, keys }, customers)
      const lookupKeys = customers.map((customer) =>
        lookup.lookupKeyOf(keys, customer).toString('hex'),
      )
      const bodies = customers.map((customer) =>
        JSON.stringify({ ...lookup.factsOf(customer), verificationCode: typedCode }),
      )
      let asked = 0
      let session = 0
      return async () => ({
        nextBare: () => ({
          path: '/',
          headers: {},
          body: lookupKeys[asked++ % lookupKeys.length] ?? '',
        }),
        nextOurs: () => ({
          path: urlOf(lookup.call),
          body: bodies[session % bodies.length] ?? '',
          headers: { cookie: `sid=${cookieOf(session++)}` },
        }),
        isFound: lookup.isFound,
      })
    },
  })
}
