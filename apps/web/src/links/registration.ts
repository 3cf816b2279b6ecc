import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { submitRefundDetails } from '@ecenter/contract/links/link.ts'

/** What was registered by a link. */
export type Registration = ResponseOf<typeof submitRefundDetails>
