import {
  endorsementContext,
  policyContext,
} from '../../apps/server/src/domains/policies/store/policy.repository.ts'
import { bareDatabase, bareKeys, serveBare } from '../lookups/serve-bare.ts'

/** The SELECTs that the details of a policy and of what runs beside it need, and what they decrypt. */
const database = bareDatabase()
const keys = await bareKeys(database)
const { pool } = database

const selects = {
  policies: `select policy.*, product.kind, product.name as product_name from policy
    join product on product.code = policy.product_code
    where policy.customer_key = decode($1, 'hex') and car_key = (select car_key from policy
      where customer_key = decode($1, 'hex') and id = $2) order by starts_on desc`,
  coverages: `select policy_id, plan, code, name, note, limit_fen, deductible, premium_fen from coverage
    where (customer_key, policy_id) in (select * from unnest($1::bytea[], $2::uuid[])) order by seq`,
  endorsements: `select * from endorsement
    where (customer_key, policy_id) in (select * from unnest($1::bytea[], $2::uuid[])) order by effective_on`,
  clauses: `select product_code, code, title, cover_codes from product_clause
    join clause on code = clause_code where product_code = any($1) order by seq`,
  basics: 'select code, basics from product where code = any($1)',
}

serveBare(async (asked) => {
  const { rows: policies } = await pool.query(selects.policies, asked.split(' '))
  const places = [policies.map((row) => row.customer_key), policies.map((row) => row.id)]
  const products = [policies.map((row) => row.product_code)]
  const [coverages, endorsements, clauses, basics] = await Promise.all([
    pool.query(selects.coverages, places),
    pool.query(selects.endorsements, places),
    pool.query(selects.clauses, products),
    pool.query(selects.basics, products),
  ])
  return [
    ...policies.map((row) => keys.unseal(policyContext(row.id), row.sealed)),
    ...endorsements.rows.map((row) => keys.unseal(endorsementContext(row.id), row.sealed)),
    ...coverages.rows,
    ...clauses.rows,
    ...basics.rows,
  ]
})
