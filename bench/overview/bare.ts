import { claimContext } from '../../apps/server/src/domains/claims/store/claim.repository.ts'
import { invoiceContext } from '../../apps/server/src/domains/invoices/store/invoice.repository.ts'
import { policyContext } from '../../apps/server/src/domains/policies/store/policy.repository.ts'
import { bareDatabase, bareKeys, serveBare } from '../lookups/serve-bare.ts'

/** The SELECTs that an overview needs, and what they decrypt. */
const database = bareDatabase()
const keys = await bareKeys(database)
const { pool } = database

const selects = {
  policies: `select policy.*, product.kind, product.name as product_name from policy_lookup_key as key
    join policy on policy.customer_key = key.customer_key and policy.id = key.policy_id
    join product on product.code = policy.product_code
    where key.lookup_key = decode($1, 'hex') order by starts_on desc`,
  claims: `select * from claim where (customer_key, policy_id) in
    (select * from unnest($1::bytea[], $2::uuid[]))`,
  events: `select * from claim_event where (customer_key, claim_id) in
    (select * from unnest($1::bytea[], $2::uuid[])) order by at, seq`,
  invoices: `select * from invoice where (customer_key, policy_id) in
    (select * from unnest($1::bytea[], $2::uuid[])) order by issued_on desc`,
  coverages: `select * from coverage where (customer_key, policy_id) in
    (select * from unnest($1::bytea[], $2::uuid[])) order by seq`,
}

async function overviewOf(lookupKey: string) {
  const { rows: policies } = await pool.query(selects.policies, [lookupKey])
  const places = [policies.map((row) => row.customer_key), policies.map((row) => row.id)]
  const [claims, invoices, coverages] = await Promise.all([
    pool.query(selects.claims, places),
    pool.query(selects.invoices, places),
    pool.query(selects.coverages, places),
  ])
  const { rows: events } = await pool.query(selects.events, [
    claims.rows.map((row) => row.customer_key),
    claims.rows.map((row) => row.id),
  ])
  return [
    ...policies.map((row) => keys.unseal(policyContext(row.id), row.sealed)),
    ...claims.rows.map((row) => keys.unseal(claimContext(row.id), row.sealed)),
    ...invoices.rows.map((row) => keys.unseal(invoiceContext(row.id), row.sealed)),
    ...events,
    ...coverages.rows.map(({ name, limit_fen }) => ({ name, limit_fen })),
  ]
}

serveBare(overviewOf)
