import { claimId } from '../../claims/desk/claim-id.ts'
import { eventCount } from '../../rules/version.ts'

/** Which return is decided, as it was seen: whatever has happened since makes the decision void (E3020001). */
export const seenReturn = { claimId, version: eventCount }
