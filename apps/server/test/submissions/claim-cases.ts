import { objectToSettlement } from '@ecenter/contract/appeals/object-to-settlement.ts'
import { readApplication, signApplication } from '@ecenter/contract/claims/claim-application.ts'
import { changeSubscription, stopSubscription } from '@ecenter/contract/claims/claim-calls.ts'
import { nudgeClaim } from '@ecenter/contract/claims/claim-nudge.ts'
import { askPayeeChange } from '@ecenter/contract/claims/payee-change.ts'
import { sendDocument, sendDocumentPiece } from '@ecenter/contract/claims/send-document.ts'
import { agreeToSettlement, changePayee } from '@ecenter/contract/claims/settlement-offer.ts'
import { splitAmongPayees } from '@ecenter/contract/claims/split-among-payees.ts'
import { makeClaimLink } from '../../src/domains/claims/store/claim-link.ts'
import { storeClaims } from '../../src/domains/claims/store/store-claims.ts'
import { claimOn, claimRef, eventsOf } from '../subjects/claims.ts'
import { firstPiece } from '../subjects/first-piece.ts'
import { offeredClaim, readOffer, signature } from '../subjects/offers.ts'
import { household, town } from '../subjects/policies/other-policies.ts'
import type { SubmissionCases, Trying } from './submission-case.ts'

/** A policy that has to be there before. */
export const home = household(town.owner)

export const claimCases: SubmissionCases = [
  [
    sendDocumentPiece,
    {
      effects: [],
      traces: 0,
      ready: async (trying) => ({ ...(await askedDocument(trying)), ...(await firstPiece()) }),
    },
  ],
  [
    sendDocument,
    {
      effects: ['claim_document_file', 'claim_event'],
      traces: 1,
      async ready(trying) {
        const asked = await askedDocument(trying)
        const piece = await firstPiece()
        await trying.visitor.get(sendDocumentPiece, { ...asked, ...piece })
        return { ...asked, upload: piece.upload, bytes: piece.file.length }
      },
    },
  ],
  [
    changeSubscription,
    {
      effects: ['claim_subscription'],
      traces: 1,
      ready: async (trying) => ({ handle: (await provenClaim(trying)).handle, isOn: true }),
    },
  ],
  [
    stopSubscription,
    {
      effects: ['claim_subscription'],
      traces: 1,
      async ready(trying) {
        const { service, visitor } = trying
        const { handle, claim } = await provenClaim(trying)
        await visitor.get(changeSubscription, { handle, isOn: true })
        const { clock } = service
        return { link: await makeClaimLink(service, claimRef(service, claim), clock.now()) }
      },
    },
  ],
  [
    agreeToSettlement,
    {
      effects: ['settlement_answer', 'claim', 'claim_event'],
      traces: 1,
      ready: async (trying) => ({
        ...(await provenOffer(trying, 'agree-settlement')),
      }),
    },
  ],
  [
    objectToSettlement,
    {
      effects: ['settlement_answer', 'claim', 'appeal', 'appeal_lookup_key', 'counter'],
      traces: 2,
      ready: async (trying) => ({
        ...(await provenOffer(trying, 'object-settlement')),
        content: '左后门的划痕没有算。',
      }),
    },
  ],
  [
    changePayee,
    {
      effects: ['claim_payee'],
      traces: 1,
      ready: async (trying) => ({
        handle: (await provenOffer(trying, 'change-payee')).handle,
        holder: town.owner.name,
        bankName: '招商银行',
        bankcardno: '6222020200000000006',
      }),
    },
  ],
  [
    splitAmongPayees,
    {
      effects: ['claim_payee'],
      traces: 1,
      async ready(trying) {
        const { handle, version, total } = await provenOffer(trying, 'change-payee')
        const account = { holder: town.owner.name, bankName: '招商银行' }
        return {
          ...{ handle, version, total },
          payees: [
            { ...account, bankcardno: '6222020200000000006', share: 100_000 },
            { ...account, bankcardno: '6222020000000000026', share: total - 100_000 },
          ],
        }
      },
    },
  ],
  [
    askPayeeChange,
    {
      effects: ['payee_change', 'wish'],
      traces: 1,
      async ready(trying) {
        const { handle, ref, version, total, ...read } = await provenOffer(
          trying,
          'agree-settlement',
        )
        const { visitor, service } = trying
        await visitor.get(agreeToSettlement, { handle, version, total, ...read })
        const proof = { level: 'fresh-code', action: 'change-payee' } as const
        await service.grants.open(await visitor.session(), [ref], proof)
        const account = { holder: town.owner.name, bankName: '招商银行' }
        return {
          ...{ handle, version, total, signature, payeeMark: read.payeeMark },
          payees: [{ ...account, bankcardno: '6222020200000000006', share: total }],
        }
      },
    },
  ],
  [
    signApplication,
    {
      effects: ['claim_document_file', 'claim_application'],
      traces: 1,
      async ready(trying) {
        const { visitor } = trying
        const { handle, ref } = await provenClaim(trying, 'household')
        const { mark, place, course } = await visitor.get(readApplication, { handle })
        const proof = { level: 'fresh-code', action: 'sign-application' } as const
        await trying.service.grants.open(await visitor.session(), [ref], proof)
        return { handle, mark, place, course, signature }
      },
    },
  ],
  [
    nudgeClaim,
    {
      effects: ['claim_nudge'],
      traces: 1,
      ready: async (trying) => ({ handle: (await provenClaim(trying)).handle }),
    },
  ],
]

/** An offer that may be answered, or whose account may be named. */
async function provenOffer(
  { service, visitor }: Trying,
  action: 'agree-settlement' | 'object-settlement' | 'change-payee',
) {
  const claim = offeredClaim(home)
  await storeClaims(service, [claim])
  const proof = { level: 'fresh-code', action } as const
  const ref = claimRef(service, claim)
  const [handle = ''] = await service.grants.open(await visitor.session(), [ref], proof)
  return { handle, ref, ...readOffer(service, claim) }
}

/** A document that a claim of the visitor's asks for. */
async function askedDocument(trying: Trying) {
  const { handle } = await provenClaim(trying)
  return { handle, documentType: 'identity' }
}

/** A claim of its own, as if the code to the phone on file had been typed. */
async function provenClaim(
  { service, visitor }: Trying,
  loss: 'flight-delay' | 'household' = 'flight-delay',
) {
  const events = eventsOf('2026-11-19T02:00:00Z', 'documents-asked')
  const claim = claimOn(home, { lossTypes: [loss], events })
  await storeClaims(service, [claim])
  const proof = { level: 'phone-on-file' } as const
  const ref = claimRef(service, claim)
  const [handle = ''] = await service.grants.open(await visitor.session(), [ref], proof)
  return { handle, claim, ref }
}
