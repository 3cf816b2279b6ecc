import { demoBranches } from '../../apps/server/src/demo/outlets/demo-outlets.ts'
import { demoEmployees } from '../../apps/server/src/demo/promotions/demo-employees.ts'
import { generatedBranches } from './branches.ts'
import { generatedClaims, sampleClaims } from './claims.ts'
import { customerSamples, generatedCustomers } from './customers.ts'
import { generatedDeliveries, sampleDeliveries } from './deliveries.ts'
import { generatedEmployees } from './employees.ts'
import { generatedEndorsements, sampleEndorsements } from './endorsements.ts'
import { generatedFaqs, sampleFaqs } from './faqs.ts'
import { generatedInvoices, sampleInvoices } from './invoices.ts'
import { generatedOrders, sampleOrders } from './orders.ts'
import { ofStrangers } from './other-people.ts'
import { generatedOutlets, sampleOutlets } from './outlets.ts'
import { generatedPolicies, samplePolicies } from './policies.ts'
import { generatedClauses, generatedProducts, sampleClauses, sampleProducts } from './products.ts'

/** Made-up rows to import; days in them are reckoned from the one given. */
interface Generated {
  /** Without end. */
  rows(today: string): Generator<object>
  /** A few that show what there is. */
  samples(today: string): object[]
}

/** What the samples are taken from is the demo's, and they may be brought into a demo. */
function toldOfStrangers(samples: (today: string) => object[]): (today: string) => object[] {
  return (today) => samples(today).map(ofStrangers)
}

/** By the kind that they are of. */
export const generated: Readonly<Record<string, Generated>> = {
  clauses: { rows: generatedClauses, samples: sampleClauses },
  products: { rows: generatedProducts, samples: sampleProducts },
  policies: { rows: generatedPolicies, samples: toldOfStrangers(samplePolicies) },
  endorsements: { rows: generatedEndorsements, samples: toldOfStrangers(sampleEndorsements) },
  claims: { rows: generatedClaims, samples: toldOfStrangers(sampleClaims) },
  invoices: { rows: generatedInvoices, samples: toldOfStrangers(sampleInvoices) },
  orders: { rows: generatedOrders, samples: toldOfStrangers(sampleOrders) },
  deliveries: { rows: generatedDeliveries, samples: toldOfStrangers(sampleDeliveries) },
  customers: { rows: generatedCustomers, samples: toldOfStrangers(customerSamples) },
  branches: { rows: generatedBranches, samples: demoBranches },
  employees: { rows: generatedEmployees, samples: demoEmployees },
  outlets: { rows: generatedOutlets, samples: sampleOutlets },
  faqs: { rows: generatedFaqs, samples: sampleFaqs },
}
