import {
  changeSubscription,
  sendDocument,
  stopSubscription,
} from '@ecenter/contract/claims/claim-calls.ts'
import { makeClaimLink } from '../../src/domains/claims/store/claim-link.ts'
import { storeClaims } from '../../src/domains/claims/store/store-claims.ts'
import { claimOn, claimRef, eventsOf } from '../subjects/claims.ts'
import { household, town } from '../subjects/other-policies.ts'
import { photo } from '../subjects/sample-files.ts'
import type { SubmissionCases, Trying } from './submission-case.ts'

/** A policy that has to be there before. */
export const home = household(town.owner)

export const claimCases: SubmissionCases = [
  [
    sendDocument,
    {
      effects: ['claim_document_file', 'claim_event'],
      traces: 1,
      async ready(trying) {
        const { handle } = await provenClaim(trying)
        return { handle, documentType: 'identity', file: await photo() }
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
]

/** A claim of its own, as if the code to the phone on file had been typed. */
async function provenClaim({ service, visitor }: Trying) {
  const events = eventsOf('2026-11-19T02:00:00Z', 'documents-asked')
  const claim = claimOn(home, { lossTypes: ['flight-delay'], events })
  await storeClaims(service, [claim])
  const proof = { level: 'phone-on-file' } as const
  const objects = [claimRef(service, claim)]
  const [handle = ''] = await service.grants.open(await visitor.session(), objects, proof)
  return { handle, claim }
}
