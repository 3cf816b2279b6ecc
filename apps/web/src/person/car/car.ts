import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { readCar } from '@ecenter/contract/person/overview.ts'

/** What the service tells of one car. */
export type Car = ResponseOf<typeof readCar>
