import { addClaimEvent } from './add-claim-event.ts'
import { findClaim } from './find-claim.ts'
import { judgeDocument } from './judge-document.ts'
import { listDocuments } from './list-documents.ts'
import { readClaim } from './read-claim.ts'
import { viewDocument } from './view-document.ts'

export const claimDeskCalls = {
  findClaim,
  readClaim,
  addClaimEvent,
  listDocuments,
  viewDocument,
  judgeDocument,
}
