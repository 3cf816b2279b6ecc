import type { ImportKind } from './import-kind.ts'
import { branches } from './kinds/branches.ts'
import { claims } from './kinds/claims/claims.ts'
import { clauses } from './kinds/clauses.ts'
import { deliveries } from './kinds/deliveries/deliveries.ts'
import { employees } from './kinds/employees.ts'
import { endorsements } from './kinds/endorsements.ts'
import { faqs } from './kinds/faqs.ts'
import { invoices } from './kinds/invoices/invoices.ts'
import { orders } from './kinds/orders/orders.ts'
import { outlets } from './kinds/outlets.ts'
import { policies } from './kinds/policies/policies.ts'
import { products } from './kinds/products.ts'

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
  branches,
  employees,
  outlets,
  faqs,
]
