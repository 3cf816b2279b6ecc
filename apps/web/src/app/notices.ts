import { FailureDialog } from '../client/failures/FailureDialog.tsx'
import { ownUp } from './OwnFault.tsx'
import { ProofRenewal } from './ProofRenewal.tsx'
import { watchForFaults } from './watch-for-faults.ts'

/** What any page may say over itself or in its place, as one file: the name of each would be read by every first visit. */
export { FailureDialog, ownUp, ProofRenewal, watchForFaults }
