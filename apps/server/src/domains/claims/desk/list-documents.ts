import type {
  listDocuments,
  WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { nextPageOf } from '../../../platform/lists/next-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { documentKinds } from '../rules/document-kinds.ts'
import { readClaims } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { type WaitingDocument as Waiting, waitingDocuments } from '../store/waiting-documents.ts'

export function answerListDocuments(services: ClaimsServices): DeskHandler<typeof listDocuments> {
  return async ({ claimId, page }, { staff }) => {
    const extent = {
      offset: (page - 1) * rowsPerPage,
      limit: rowsPerPage,
      claimId,
      within: staff.within,
    }
    const { documents, total } = await waitingDocuments(services, extent)
    const claims = await readClaims(
      services,
      documents.map(({ claim }) => claim),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    return {
      documents: documents.flatMap((document) => shown(document, claimOf.get(document.claim.id))),
      total,
      nextPage: nextPageOf(page, total),
    }
  }
}

function shown({ type, files }: Waiting, claim: Claim | undefined): WaitingDocument[] {
  const [first] = files
  if (claim === undefined || first === undefined) return []
  return [
    {
      claimId: claim.id,
      type,
      ...documentKinds[type],
      registNo: claim.registNo,
      productName: claim.productName,
      maskedInsuredName: maskName(claim.insured.name),
      since: minuteInChina(first.receivedAt),
      files: files.map(({ id, mediaType, receivedAt }) => ({
        fileId: id,
        mediaType,
        receivedAt: minuteInChina(receivedAt),
      })),
    },
  ]
}
