import { integer, minValue, number, pipe } from 'valibot'
import { claimId } from '../../claims/desk/claim-id.ts'

/** Which return is decided, as it was seen: whatever has happened since makes the decision void (E3020001). */
export const seenReturn = { claimId, version: pipe(number(), integer(), minValue(0)) }
