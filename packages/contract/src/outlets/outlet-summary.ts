import { array, type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { outletServiceCodes } from '../constants/outlet-service-items.ts'
import { outletTypeCodes } from '../constants/outlet-types.ts'

/** One outlet in a list. */
export const outletSummary = object({
  /** Its id, which the outlet form (section 3) calls the chosen item. */
  chosenItem: string(),
  name: string(),
  /** Without province and city, which the list is of. */
  address: string(),
  /** The smallest area it lies in. */
  areaCode: string(),
  types: array(picklist(outletTypeCodes)),
  services: array(picklist(outletServiceCodes)),
  phone: string(),
  /** In GCJ-02, as Chinese maps count. */
  latitude: number(),
  longitude: number(),
  /** As the crow flies, in metres; absent when nobody said where they are. */
  distance: optional(number()),
  opening: object({
    state: picklist(['open', 'break', 'closed']),
    /** Until when, or from when: 至 17:30, 明天 8:30 营业. */
    text: string(),
  }),
})
export type OutletSummary = InferOutput<typeof outletSummary>
