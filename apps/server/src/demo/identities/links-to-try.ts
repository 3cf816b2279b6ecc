import { openClaimLink } from '@ecenter/contract/claims/claim-calls.ts'
import { demoLinks } from '../claims/demo-links.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Links of SMS about a claim; a code to the phone on file opens what they lead to. */
export const linksToTry: readonly IdentityToTry[] = [
  entry(openClaimLink, { link: demoLinks.live }, 'a new step was told: the code opens the claim'),
  entry(openClaimLink, { link: demoLinks.expired }, 'a link of long ago: nothing found'),
]
