import { SharedClaim } from '../progress/SharedClaim.tsx'
import { ClaimLink } from './ClaimLink.tsx'
import { StopReminders } from './StopReminders.tsx'

/** A claim that an SMS or family leads to, as one file: who found it in this session draws none of it. */
export { ClaimLink, SharedClaim, StopReminders }
