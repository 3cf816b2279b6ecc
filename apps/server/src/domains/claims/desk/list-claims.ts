import { claimStepNames, type listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import type {
  listDocuments,
  WaitingDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { daysBetween, minuteInChina } from '../../../platform/clock/clock.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { withinOf } from '../../../platform/staff/within-branch.ts'
import { readBranchAreas } from '../../places/store/branch.repository.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { documentKinds } from '../rules/document-kinds.ts'
import { amountAtStake } from '../rules/money/amount-at-stake.ts'
import { ownTitleOf } from '../rules/words-by-kind.ts'
import { readClaims } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { areasOfOpenClaims, claimsAsked, countClaimsAsked } from '../store/claims-worklist.ts'
import {
  type WaitingDocument as Waiting,
  waitingDocuments,
} from '../store/documents/waiting-documents.ts'

/** Only the claims of one page are opened. */
export function answerListClaims(services: ClaimsServices): DeskHandler<typeof listClaims> {
  return async ({ page, branch, ...filter }, { staff }) => {
    const today = services.clock.today()
    const { within } = staff
    const branches = await readBranchAreas(services)
    const chosen = branches.find(({ code }) => code === branch)
    const area = branch === undefined ? undefined : withinOf(branch, chosen?.area ?? null)
    const wanted = { ...filter, today, within, area }
    const extent = extentOf(page)
    const [listed, counts, areas] = await Promise.all([
      claimsAsked(services, wanted, extent),
      countClaimsAsked(services, wanted),
      areasOfOpenClaims(services, within),
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
            amount: amountAtStake(claim),
            stepSince: minuteInChina(stepAt),
            daysLeft: work.dueOn === undefined ? undefined : daysBetween(today, work.dueOn),
          },
        ]
      }),
      total,
      nextPage: nextPageOf(page, total),
      branches: branchesOf(branches, areas, branch),
      counts,
    }
  }
}

/** Those of which there are claims, and that which is chosen. */
function branchesOf(
  branches: Awaited<ReturnType<typeof readBranchAreas>>,
  areas: readonly string[],
  chosen: string | undefined,
) {
  return branches
    .filter(({ code, area }) => {
      const begins = withinOf(code, area) ?? ''
      return code === chosen || areas.some((each) => each.startsWith(begins))
    })
    .map(({ code, name }) => ({ code, name }))
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
