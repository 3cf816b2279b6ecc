import { join } from 'node:path'
import { markAsDemo } from '../../apps/server/src/demo/demo-marker.ts'
import { demoProducts } from '../../apps/server/src/demo/products.ts'
import { choosePurposeOf } from '../../apps/server/src/domains/customers/store/purpose.ts'
import { plateKey } from '../../apps/server/src/domains/policies/store/policy-lookup-keys.ts'
import { storePolicies } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import { migrations } from '../../apps/server/src/migrations/migrations.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { connectionWithin } from '../../apps/server/src/platform/database/connections/connection-within.ts'
import { openLoneConnection } from '../../apps/server/src/platform/database/connections/lone-connection.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrateAlone } from '../../apps/server/src/platform/database/migrate.ts'
import { admitKeys, demoKeyMaterial } from '../../apps/server/src/platform/keys/configured-keys.ts'
import { type Keys, keysFrom } from '../../apps/server/src/platform/keys/keys.ts'
import { openLog } from '../../apps/server/src/platform/log/log.ts'
import { storeStaff } from '../../apps/server/src/platform/staff/change-staff-record.ts'
import { staffSessionsOn } from '../../apps/server/src/platform/staff/staff-sessions.ts'
import { customer } from '../lookups/customers.ts'
import type { OwnPostgres } from '../on-own-postgres.ts'
import { fillPolicies } from '../size/fill-policies.ts'

export const policies = 1_000_000
/** Stored as an import stores them, with two policies each; the others have the shape of theirs and are nobody's. */
const known = 5000
/** Each may search 120 times in an hour. */
const staffCount = 200
const batch = 125

interface KnownCustomer {
  readonly mobile: string
  readonly licenseNo: string
  readonly idNumber: string
  readonly plateKey: string
}

export interface Filled {
  readonly customers: readonly KnownCustomer[]
  /** Of supervisors who have signed in and said why they look. */
  readonly cookies: readonly string[]
}

export async function fill({ url, folder, atEnd }: OwnPostgres): Promise<Filled> {
  const log = openLog('silent')
  await migrateAlone(url, migrations)
  const database = openDatabase({ url, log })
  const { db } = database
  const keys = keysFrom(await admitKeys(db, demoKeyMaterial(join(folder, 'demo-keys'))))
  const customers = await storeKnown({ db, keys })
  const cookies = await signIn({ db, keys })
  await database.close()

  const filling = await openLoneConnection(url, 'bench')
  atEnd(() => filling.close())
  const connection = connectionWithin(filling.db)
  await fillPolicies(connection, policies - 2 * known)
  await connection.run('', 'vacuum (analyze)', [])
  return { customers, cookies }
}

async function storeKnown({ db, keys }: { readonly db: Db; readonly keys: Keys }) {
  const today = systemClock.today()
  await db
    .insertInto('product')
    .values(demoProducts().map(({ code, kind, name }) => ({ code, kind, name })))
    .execute()
  await markAsDemo(db, today)
  const customers = Array.from({ length: known }, (_, at) => {
    const mobile = `138${String(at).padStart(8, '0')}`
    const { policies, licenseNo, identifyNumber: idNumber } = customer(at, today)
    const key = plateKey(keys, licenseNo).toString('hex')
    return { mobile, licenseNo, idNumber, plateKey: key, policies }
  })
  for (let at = 0; at < known; at += batch) {
    const stored = customers.slice(at, at + batch).flatMap(({ policies, mobile }) =>
      policies.map((policy) => ({
        ...policy,
        insured: { ...policy.insured, mobile },
        applicant: { ...policy.applicant, mobile },
      })),
    )
    await storePolicies({ db, keys }, stored)
  }
  return customers
}

async function signIn({ db, keys }: { readonly db: Db; readonly keys: Keys }): Promise<string[]> {
  const clock = systemClock
  const sessions = staffSessionsOn({ db, keys, clock, notifier: { notify: async () => {} } })
  const cookies: string[] = []
  for (let number = 1; number <= staffCount; number += 1) {
    const given = { account: `bench${number}`, name: `员工${number}`, passwordHash: '' }
    const createdAt = clock.now()
    const id = await storeStaff({ db, keys }, { ...given, roles: ['supervisor'], createdAt })
    if (id === undefined) throw new Error(`there is a ${given.account} already`)
    await choosePurposeOf({ db, clock }, id, 'call')
    cookies.push(await sessions.open(id, db))
  }
  return cookies
}
