import { demoPolicies } from '../../../src/demo/demo-policies.ts'
import { people } from '../../../src/demo/people.ts'
import { testClock } from '../../test-clock.ts'

/** The cars of the demo's rental company, each with a plate of its own. */
export const fleetCars = demoPolicies(testClock().today())
  .filter(({ insured, productCode }) => insured === people.fleet && productCode === 'DZA')
  .map(({ vehicle }) => ({ licenseNo: vehicle?.licenseNo ?? '' }))
