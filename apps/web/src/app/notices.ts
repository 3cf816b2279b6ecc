import { FailureDialog } from '../client/FailureDialog.tsx'
import { ownUp } from './OwnFault.tsx'

/** What tells of something that went wrong, as one file: the name of each would be read by every first visit. */
export { FailureDialog, ownUp }
