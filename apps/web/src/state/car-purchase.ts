import { defaultCity } from '@ecenter/contract/constants/default-city.ts'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** The purchase entry (specification, section 3). */
export interface CarPurchase {
  readonly applicant: string
  readonly mobile: string
  readonly sharePhone: string
  readonly cityCode: string
  readonly cityName: string
}

export const useCarPurchase = keptStore<CarPurchase>(
  {
    applicant: '',
    mobile: '',
    sharePhone: '',
    cityCode: defaultCity.cityCode,
    cityName: defaultCity.cityName,
  },
  { name: 'carPurchase', place: sealedStorage },
)
