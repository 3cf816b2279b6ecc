import { demoEmployees } from '../../apps/server/src/demo/promotions/demo-employees.ts'
import { generatedEmployees } from './employees.ts'
import { generatedEndorsements, sampleEndorsements } from './endorsements.ts'
import { generatedPolicies, samplePolicies } from './policies.ts'

/** Made-up rows to import; days in them are reckoned from the one given. */
interface Generated {
  /** Without end. */
  rows(today: string): Generator<object>
  /** A few that show what there is. */
  samples(today: string): object[]
}

/** By the kind that they are of. */
export const generated: Readonly<Record<string, Generated>> = {
  policies: { rows: generatedPolicies, samples: samplePolicies },
  endorsements: { rows: generatedEndorsements, samples: sampleEndorsements },
  employees: { rows: generatedEmployees, samples: demoEmployees },
}
