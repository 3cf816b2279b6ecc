import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { storeAnnouncements } from '../domains/activities/store/announcement.repository.ts'
import { storeClaims } from '../domains/claims/store/store-claims.ts'
import { storeFaqs } from '../domains/customer-service/store/faq.repository.ts'
import { storeInvoices } from '../domains/invoices/store/store-invoices.ts'
import { storeOutlets } from '../domains/outlets/store/outlet.repository.ts'
import { contactRows, writeContacts } from '../domains/person/store/person-contact.ts'
import { storeBranches } from '../domains/places/store/branch.repository.ts'
import { type NewPolicy, storePolicies } from '../domains/policies/store/store-policies.ts'
import { storeClauses, storeProducts } from '../domains/policies/store/store-products.ts'
import { storeEmployees } from '../domains/promotions/store/employee.repository.ts'
import type { Services } from '../domains/services.ts'
import { askServersInTurn } from '../platform/database/ask-servers-in-turn.ts'
import type { Db } from '../platform/database/database.ts'
import { usedTable } from '../platform/database/distribution.ts'
import { OperatorFault } from '../platform/operator/operator-fault.ts'
import { demoAnnouncements } from './activities/demo-announcements.ts'
import { loadAppeals } from './appeals/demo-appeals.ts'
import { demoClauses } from './clauses.ts'
import { loadConversations } from './customer-service/demo-conversations.ts'
import { demoClaims } from './demo-claims.ts'
import { demoContacts } from './demo-contacts.ts'
import { demoFaqs } from './demo-faqs.ts'
import { demoInvoices } from './demo-invoices.ts'
import { demoDay, markAsDemo } from './demo-marker.ts'
import { demoPolicies } from './demo-policies.ts'
import { storeClaimLinks } from './links/claim-links.ts'
import { storeDemoShortLinks } from './links/demo-short-links.ts'
import { loadOrders } from './orders/load-orders.ts'
import { demoBranches, demoOutlets } from './outlets/demo-outlets.ts'
import { demoProducts } from './products.ts'
import { demoEmployees } from './promotions/demo-employees.ts'
import { loadPromoters } from './promotions/demo-promoters.ts'
import { loadLeads } from './purchases/demo-leads.ts'
import { loadQuestionnaires } from './questionnaires/demo-questionnaires.ts'
import { loadReturns } from './returns/demo-returns.ts'
import { loadStaff } from './staff/demo-staff.ts'

/** Any number of our own, so that two services starting on one database load it once. */
const loadingLock = 4_108_219
const askAgainMs = 200

/**
 * Fills an empty database with the demo insurer, whole or not at all: a start that was broken off, whenever
 * that was, left nothing of it. Refuses a database with other data (decisions, section 2): the demo's open
 * outbox must never stand beside real customers. `staffCount` is how many people the group policy names.
 */
export async function loadDemoIfEmpty(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  staffCount: number,
): Promise<'loaded' | 'kept'> {
  return db.transaction().execute(async (transaction) => {
    // Whoever waits for the lock, or makes the rows, is idle for longer than usual.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
    await askServersInTurn(transaction)
    while (!(await getsLock(transaction))) await sleep(askAgainMs)
    await refuseForeignData(transaction)
    if (await hasCustomers(transaction)) return 'kept'
    await storeDemo({ db: transaction, keys, clock }, staffCount)
    return 'loaded'
  })
}

/** Asked for again and again, for no statement may wait as long as it takes to fill the tables. */
async function getsLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${loadingLock}) as "isOurs"
  `.execute(db)
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

async function storeDemo(
  store: Pick<Services, 'db' | 'keys' | 'clock'>,
  staffCount: number,
): Promise<void> {
  const today = store.clock.today()
  await markAsDemo(store.db, today)
  await storeEverySale(store)
  await loadStaff(store)
  await loadAppeals(store, today)
  await storeOutlets(store, demoOutlets())
  await storeBranches(store, demoBranches())
  await storeEmployees(store, demoEmployees())
  await loadPromoters(store, today)
  await loadLeads(store, today)
  await storeDemoShortLinks(store, today)
  await storeAnnouncements(store, demoAnnouncements(today))
  await storeFaqs(store, demoFaqs())
  await loadConversations(store, today)
  await loadQuestionnaires(store, today)
  await storeCustomers(store, today, demoPolicies(today, staffCount))
}

async function storeCustomers(
  store: Pick<Services, 'db' | 'keys'>,
  today: string,
  policies: readonly NewPolicy[],
): Promise<void> {
  await storePolicies(store, policies)
  await writeContacts(
    store.db,
    demoContacts(policies).map((contact) => contactRows(store.keys, contact)),
  )
  await storeClaims(store, demoClaims(today))
  await storeClaimLinks(store, today)
  await storeInvoices(store, demoInvoices(today, policies))
  await loadOrders(store, today)
  await loadReturns(store, today)
}

async function storeEverySale({ db }: Pick<Services, 'db'>): Promise<void> {
  await storeClauses({ db }, demoClauses())
  await storeProducts(
    { db },
    demoProducts().map(({ code, kind, name, basics, clauses: sold }) => {
      return { code, kind, name, basics, clauseCodes: sold.map((clause) => clause.code) }
    }),
  )
}
