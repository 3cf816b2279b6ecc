import type { OutletService } from '@ecenter/contract/constants/outlet-service-items.ts'
import type { Generated } from 'kysely'

export interface OutletTables {
  outlet: OutletTable
  branch: BranchTable
}

interface OutletTable {
  id: string
  name: string
  address: string
  area_code: string
  /** Five bits, as in `websitetype`. */
  types: string
  services: OutletService[]
  phone: string
  latitude: number
  longitude: number
  /** Written as text; read by the index alone. */
  spot: string
  hours: OpeningHours
  is_shown: Generated<boolean>
  /** Counts up with every change. */
  version: Generated<number>
}

interface BranchTable {
  com_code: string
  com_name: string
  area_code: string
  address: string
  phone: string
}

/** When an outlet is open, in the time of China. */
export interface OpeningHours {
  readonly spans: readonly OpeningSpan[]
  readonly isOpenOnHolidays: boolean
}

/** One stretch of a day. What ends at or before it began ends on the day after. */
export interface OpeningSpan {
  /** 1 is Monday, 7 Sunday. */
  readonly days: readonly number[]
  /** `08:30`; `24:00` ends a day. */
  readonly from: string
  readonly to: string
}
