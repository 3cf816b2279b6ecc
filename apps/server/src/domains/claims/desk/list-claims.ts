import { claimStepNames, type listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import type {
  listDocuments,
  WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { daysBetween, minuteInChina } from '../../../platform/clock/clock.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { documentKinds } from '../rules/document-kinds.ts'
import { ownTitleOf } from '../rules/words-by-kind.ts'
import { readClaims } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { claimsAsked, countClaimsAsked } from '../store/claims-worklist.ts'
import {
  type WaitingDocument as Waiting,
  waitingDocuments,
} from '../store/documents/waiting-documents.ts'

/** Only the claims of one page are opened. */
export function answerListClaims(services: ClaimsServices): DeskHandler<typeof listClaims> {
  return async ({ page, ...filter }, { staff }) => {
    const today = services.clock.today()
    const wanted = { ...filter, today, within: staff.within }
    const extent = extentOf(page)
    const [listed, counts] = await Promise.all([
      claimsAsked(services, wanted, extent),
      countClaimsAsked(services, wanted),
    ])
    const claims = await readClaims(
      services,
      listed.map(({ ref }) => ref),
    )
    const claimOf = new Map(claims.map((claim) => [claim.id, claim]))
    const total = counts[filter.state]
    return {
      claims: listed.flatMap(({ ref, stepAt, ...work }) => {
        const claim = claimOf.get(ref.id)
        if (claim === undefined) return []
        return [
          {
            ...work,
            stepName: ownTitleOf(work.step, claim.lossTypes) ?? claimStepNames[work.step],
            claimId: ref.id,
            registNo: claim.registNo,
            productName: claim.productName,
            maskedInsuredName: maskName(claim.insured.name),
            stepSince: minuteInChina(stepAt),
            daysLeft: work.dueOn === undefined ? undefined : daysBetween(today, work.dueOn),
          },
        ]
      }),
      total,
      nextPage: nextPageOf(page, total),
      counts,
    }
  }
}

export function answerListDocuments(services: ClaimsServices): DeskHandler<typeof listDocuments> {
  return async ({ claimId, page }, { staff }) => {
    const extent = { ...extentOf(page), claimId, within: staff.within }
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
