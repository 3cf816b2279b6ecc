import { judged } from '../judged.ts'
import { mobileFault, typedMobile } from './mobile.ts'

/** How a number is shown of which not all may be told. */
const masked = /^1[3-9]\d\*{4}\d{4}$/

/**
 * A mobile number, or the one that the session has proven, as it is shown: whoever has proven their phone
 * need not type it again, and no page is told it whole. Any other masked number the service refuses.
 */
export const mobileOrOwn = typedMobile(
  judged((typed) => (masked.test(typed) ? undefined : mobileFault(typed))),
)
