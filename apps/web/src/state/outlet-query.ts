import { outletServiceCodes } from '@ecenter/contract/constants/outlet-service-items.ts'
import { keptStore } from './keeping/kept-store.ts'
import { plainStorage } from './keeping/plain-storage.ts'

/**
 * Which outlets are looked for (specification, section 3); the type `00000` stands for all, and all
 * services are checked at first. Without a city: those around the visitor, or in the city of the site.
 */
export interface OutletQuery {
  readonly cityCode: string
  readonly websitetype: string
  readonly serviceitems: readonly string[]
  readonly countycode: string
  readonly chosenItem: string
}

export const useOutletQuery = keptStore<OutletQuery>(
  {
    cityCode: '',
    websitetype: '00000',
    serviceitems: outletServiceCodes,
    countycode: '',
    chosenItem: '',
  },
  { name: 'outletQuery', place: plainStorage },
)
