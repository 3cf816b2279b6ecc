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
import { ofOtherPeople } from './other-people.ts'
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
function samplesOfOthers(samples: (today: string) => object[]): (today: string) => object[] {
  return (today) => samples(today).map(ofOtherPeople)
}

/** By the kind that they are of. */
export const generated: Readonly<Record<string, Generated>> = {
  clauses: { rows: generatedClauses, samples: sampleClauses },
  products: { rows: generatedProducts, samples: sampleProducts },
  policies: { rows: generatedPolicies, samples: samplesOfOthers(samplePolicies) },
  endorsements: { rows: generatedEndorsements, samples: samplesOfOthers(sampleEndorsements) },
  claims: { rows: generatedClaims, samples: samplesOfOthers(sampleClaims) },
  invoices: { rows: generatedInvoices, samples: samplesOfOthers(sampleInvoices) },
  orders: { rows: generatedOrders, samples: samplesOfOthers(sampleOrders) },
  deliveries: { rows: generatedDeliveries, samples: samplesOfOthers(sampleDeliveries) },
  customers: { rows: generatedCustomers, samples: samplesOfOthers(customerSamples) },
  branches: { rows: generatedBranches, samples: demoBranches },
  employees: { rows: generatedEmployees, samples: demoEmployees },
  outlets: { rows: generatedOutlets, samples: sampleOutlets },
  faqs: { rows: generatedFaqs, samples: sampleFaqs },
}
