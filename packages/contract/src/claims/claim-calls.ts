import { array, boolean, check, forward, object, optional, picklist, pipe, string } from 'valibot'
import { defineCall } from '../call.ts'
import { pageAsked } from '../list-page.ts'
import { claimLink } from '../rules/claim-link.ts'
import { handle } from '../rules/handle.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { carPolicyNumber } from '../rules/policy-number.ts'
import { claimDetail, claimDocument, claimList, otherClaimLookup } from './claim.ts'
import { downloadApplication, readApplication, signApplication } from './claim-application.ts'
import { nudgeClaim } from './claim-nudge.ts'
import { queryWapClaimSchedleInfo } from './claim-progress.ts'
import { askPayeeChange } from './payee-change.ts'
import { sendDocument, sendDocumentPiece } from './send-document.ts'
import { agreeToSettlement, changePayee, downloadAnswer } from './settlement-offer.ts'
import { splitAmongPayees } from './split-among-payees.ts'

/** Which documents a claim asks for and how they stand, without what else is in it: no amounts, no facts. */
export const readAskedDocuments = defineCall({
  path: '/claims/readAskedDocuments',
  level: 'phone-on-file',
  family: 'documents',
  request: object({ handle }),
  response: object({ documents: array(claimDocument) }),
})

/** Starts or stops an SMS to the phone on file at each new step of one claim. */
export const changeSubscription = defineCall({
  path: '/claims/changeSubscription',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, isOn: boolean() }),
  response: object({ isOn: boolean() }),
})

/** Claims other than car, masked; none found, not yours and locked are one answer (1007). */
export const noCarClaim = defineCall({
  group: 'claim',
  path: '/claim/noCarClaim',
  envelope: 'plain',
  level: 'open',
  request: otherClaimLookup,
  response: claimList,
})

/**
 * What the link of an SMS leads to. It proves nothing by itself: a code to the phone on file, asked
 * for with `proofHandle`, opens the claim, which is then read with `handle`. Unknown and expired
 * links are one answer (1007).
 */
export const openClaimLink = defineCall({
  path: '/claims/openClaimLink',
  level: 'open',
  request: object({ link: claimLink }),
  response: object({ proofHandle: string(), handle: string(), kind: picklist(['car', 'other']) }),
})

/**
 * The claims of a car, masked, by plate or policy number with the insured's ID number. A slide
 * captcha that was just passed goes before it (decisions, section 4).
 */
export const queryCarClaim = defineCall({
  group: 'wp',
  path: '/claim/queryCarClaim',
  level: 'open',
  request: pipe(
    object({
      policyNo: optional(carPolicyNumber),
      licenseNo: optional(licensePlate),
      identifyNumber: idNumber,
      ...pageAsked,
    }),
    forward(
      check(
        ({ policyNo, licenseNo }) => policyNo !== undefined || licenseNo !== undefined,
        '请填写车牌号；没有车牌号时，改填保单号',
      ),
      ['licenseNo'],
    ),
  ),
  response: claimList,
})

/** One claim whole: progress, facts, documents asked for, and how the amount came about. */
export const queryClaimSchedleInfo = defineCall({
  group: 'wp',
  path: '/claim/queryClaimSchedleInfo',
  level: 'phone-on-file',
  request: object({ handle }),
  response: claimDetail,
})

/** Claims of every kind, car or not, masked, as a person knows of them. */
export const queryWapClaimList = defineCall({
  group: 'claim',
  path: '/claim/queryWapClaimList',
  envelope: 'plain',
  level: 'open',
  request: otherClaimLookup,
  response: claimList,
})

/** Stops the SMS of the claim whose link this is: whoever got one may always stop them, without a code. */
export const stopSubscription = defineCall({
  path: '/claims/stopSubscription',
  kind: 'submit',
  level: 'open',
  request: object({ link: claimLink }),
})

export const claimCalls = {
  queryCarClaim,
  noCarClaim,
  queryWapClaimList,
  queryWapClaimSchedleInfo,
  queryClaimSchedleInfo,
  readAskedDocuments,
  sendDocumentPiece,
  sendDocument,
  changeSubscription,
  openClaimLink,
  stopSubscription,
  agreeToSettlement,
  changePayee,
  splitAmongPayees,
  askPayeeChange,
  downloadAnswer,
  readApplication,
  signApplication,
  downloadApplication,
  nudgeClaim,
}
