import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Parts } from '../parts.ts'
import type { Db } from '../platform/database/database.ts'
import { usedTable } from '../platform/database/used-table.ts'
import { OperatorFault } from '../platform/operator/operator-fault.ts'
import { storeAnnouncements } from '../records/activities/announcement.repository.ts'
import { storeClaims } from '../records/claims/store-claims.ts'
import { storeFaqs } from '../records/faqs/faq.repository.ts'
import { storeInvoices } from '../records/invoices/store-invoices.ts'
import { storeOutlets } from '../records/outlets/outlet.repository.ts'
import { storeBranches } from '../records/places/branch.repository.ts'
import { type NewPolicy, storePolicies } from '../records/policies/store-policies.ts'
import { storeClauses, storeProducts } from '../records/policies/store-products.ts'
import { storeEmployees } from '../records/promotions/employee.repository.ts'
import { demoAnnouncements } from './activities/demo-announcements.ts'
import { loadAppeals } from './appeals/load-appeals.ts'
import { storeDemoLinks } from './claims/demo-links.ts'
import { loadDeliveries } from './deliveries/load-deliveries.ts'
import { demoClaims } from './demo-claims.ts'
import { demoFaqs } from './demo-faqs.ts'
import { demoInvoices } from './demo-invoices.ts'
import { demoDay, markAsDemo } from './demo-marker.ts'
import { demoPolicies } from './demo-policies.ts'
import { storeDemoShortLinks } from './links/demo-short-links.ts'
import { loadOrders } from './orders/load-orders.ts'
import { demoBranches, demoOutlets } from './outlets/demo-outlets.ts'
import { products } from './products.ts'
import { demoEmployees } from './promotions/demo-employees.ts'
import { loadPromoters } from './promotions/load-promoters.ts'
import { loadLeads } from './purchases/load-leads.ts'
import { loadQuestionnaires } from './questionnaires/load-questionnaires.ts'
import { loadReturns } from './returns/load-returns.ts'
import { loadStaff } from './staff/load-staff.ts'

/** Any number of our own, so that two services starting on one database load it once. */
const loadingLock = 4_108_219
const askAgainMs = 200

/**
 * Fills an empty database with the demo insurer. Refuses one with other data (decisions, section 2):
 * the demo's open outbox must never stand beside real customers. `staffCount` is how many people the
 * group policy names.
 */
export async function loadDemoIfEmpty(
  { db, keys, clock }: Pick<Parts, 'db' | 'keys' | 'clock'>,
  staffCount: number,
): Promise<'loaded' | 'kept'> {
  return db.transaction().execute(async (lock) => {
    // Who holds the lock while others fill the tables, and who waits for it, is idle for longer than usual.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(lock)
    while (!(await getsLock(lock))) await sleep(askAgainMs)
    await refuseForeignData(db)
    if (await hasCustomers(db)) return 'kept'
    const today = clock.today()
    await markAsDemo(db, today)
    await storeEverySale(db)
    await loadStaff({ db, keys, clock })
    await loadAppeals({ db, keys }, today)
    await storeOutlets({ db }, demoOutlets())
    await storeBranches({ db }, demoBranches())
    await storeEmployees({ db, keys }, demoEmployees())
    await loadPromoters({ db, keys }, today)
    await loadLeads({ db, keys }, today)
    await storeDemoShortLinks({ db, keys }, today)
    await storeAnnouncements({ db }, demoAnnouncements(today))
    await storeFaqs({ db }, demoFaqs)
    await loadQuestionnaires({ db, keys }, today)
    await storeCustomers({ db, keys }, today, demoPolicies(today, staffCount))
    return 'loaded'
  })
}

/** Asked for again and again, for no statement may wait as long as it takes to fill the tables. */
async function getsLock(lock: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${loadingLock}) as "isOurs"
  `.execute(lock)
  return rows[0]?.isOurs === true
}

async function refuseForeignData(db: Db): Promise<void> {
  if ((await demoDay(db)) !== undefined) return
  const table = await usedTable(db)
  if (table === undefined) return
  throw new OperatorFault(
    `the database holds data that is not the demo's (table ${table}): let DATABASE_URL name an ` +
      'empty database for the demo, or set ECENTER_MODE=production',
  )
}

async function hasCustomers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('policy').select(sql`1`.as('one')).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Last and in one transaction: a start that was killed left all customers with their claims and invoices, or none. */
async function storeCustomers(
  { db, keys }: Pick<Parts, 'db' | 'keys'>,
  today: string,
  policies: readonly NewPolicy[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    await storePolicies({ db: transaction, keys }, policies)
    const claims = demoClaims(today, policies)
    await storeClaims({ db: transaction, keys }, claims)
    await storeDemoLinks({ db: transaction, keys }, claims, today)
    await storeInvoices({ db: transaction, keys }, demoInvoices(today, policies))
    await loadOrders({ db: transaction, keys }, today)
    await loadDeliveries({ db: transaction, keys }, today)
    await loadReturns({ db: transaction, keys }, today)
  })
}

/** Each clause once, though several products are sold under it. */
async function storeEverySale(db: Db): Promise<void> {
  const clauses = products.flatMap((product) => product.clauses)
  await storeClauses({ db }, [...new Map(clauses.map((each) => [each.code, each])).values()])
  await storeProducts(
    { db },
    products.map(({ code, kind, name, basics, clauses: sold }) => {
      return { code, kind, name, basics, clauseCodes: sold.map((clause) => clause.code) }
    }),
  )
}
