import { object, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { claimLink } from '../rules/claim-link.ts'

/**
 * What the link of an SMS leads to. It proves nothing by itself: a code to the phone on file, asked
 * for with `proofHandle`, opens the claim, which is then read with `handle`. Unknown and expired
 * links are one answer (1007).
 */
export const openClaimLink = defineCall({
  group: 'self',
  path: '/claims/openClaimLink',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ link: claimLink }),
  response: object({ proofHandle: string(), handle: string(), kind: picklist(['car', 'other']) }),
})
