import type { OutletService } from '@ecenter/contract/constants/outlet-service-items.ts'
import type { OpeningHours } from '../../../platform/database/tables/content.ts'

/** A place where customers are served; nothing of it is secret. */
export interface Outlet {
  readonly id: string
  readonly name: string
  readonly address: string
  /** Of the smallest area it lies in: GB/T 2260 with `00` behind it. */
  readonly areaCode: string
  /** As in `websitetype`: one digit for each kind, so that a shop may be of several. */
  readonly types: string
  readonly services: readonly OutletService[]
  readonly phone: string
  /** GCJ-02. */
  readonly latitude: number
  readonly longitude: number
  readonly hours: OpeningHours
}

/** An outlet as the desk keeps it, shown to customers or not. */
export interface KeptOutlet extends Outlet {
  readonly isShown: boolean
  /** Counts up with every change. */
  readonly version: number
}
