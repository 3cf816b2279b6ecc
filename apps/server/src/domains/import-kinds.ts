import type { ImportKind } from '../imports/import-kind.ts'
import { claims } from './claims/import/claims.ts'
import { faqs } from './customer-service/import/faqs.ts'
import { invoices } from './invoices/import/invoices.ts'
import { deliveries } from './orders/import/deliveries.ts'
import { orders } from './orders/import/orders.ts'
import { outlets } from './outlets/import/outlets.ts'
import { customers } from './person/import/customers.ts'
import { branches } from './places/import/branches.ts'
import { clauses } from './policies/import/clauses.ts'
import { endorsements } from './policies/import/endorsements.ts'
import { policies } from './policies/import/policies.ts'
import { products } from './policies/import/products.ts'
import { employees } from './promotions/import/employees.ts'

/** Everything that can be imported, in the order in which an empty database is filled. */
export const importKinds: readonly ImportKind[] = [
  clauses,
  products,
  policies,
  endorsements,
  claims,
  invoices,
  orders,
  deliveries,
  customers,
  branches,
  employees,
  outlets,
  faqs,
]
