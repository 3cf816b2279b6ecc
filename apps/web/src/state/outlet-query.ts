import { keptStore } from './kept-store.ts'
import { plainStorage } from './plain-storage.ts'

/** Which outlets are looked for (specification, section 3); the type `00000` stands for all. */
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
    serviceitems: [],
    countycode: '',
    chosenItem: '',
  },
  { name: 'outletQuery', place: plainStorage },
)
