import { claimsOfCar, openClaimsUnderPlates } from '../../claims/store/claims-under-plates.ts'
import { carOrdersOf, openOrdersUnderPlates } from '../../orders/store/orders-under-plates.ts'
import type { InsuredCar, PlateStore } from '../../policies/store/policy-plates.ts'

/** After a correction: what else a plate of the car leads to is found under the old and the new one. */
export async function followCorrection(store: PlateStore, car: InsuredCar): Promise<void> {
  await openClaimsUnderPlates(store, await claimsOfCar(store.db, car))
  await openOrdersUnderPlates(store, await carOrdersOf(store.db, car.customerKey))
}
