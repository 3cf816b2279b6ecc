import { policyClasses } from '../platform/numbers/usual-numbers.ts'
import { borrowerAccidentProduct } from './products/borrower-accident.ts'
import { carProducts } from './products/car-products.ts'
import { driverAccidentProduct } from './products/driver-accident.ts'
import { familyAccidentProduct } from './products/family-accident.ts'
import { flightDelayProduct } from './products/flight-delay.ts'
import { groupAccidentProduct } from './products/group-accident.ts'
import { householdProduct } from './products/household.ts'
import { personalAccidentProduct } from './products/personal-accident.ts'
import type { Product } from './products/product.ts'
import { publicLiabilityProduct } from './products/public-liability.ts'
import { returnFreightProduct } from './products/return-freight.ts'
import { studentAccidentProduct } from './products/student-accident.ts'

const sold: readonly Product[] = [
  carProducts.DZA,
  carProducts.DAA,
  carProducts.EAC,
  householdProduct,
  personalAccidentProduct,
  familyAccidentProduct,
  driverAccidentProduct,
  studentAccidentProduct,
  borrowerAccidentProduct,
  flightDelayProduct,
  returnFreightProduct,
  publicLiabilityProduct,
  groupAccidentProduct,
]

/** Everything the demo insurer sells; a product's code is the class of its policy numbers. */
export const products = sold.map((product) => ({ ...product, kind: policyClasses[product.code] }))
