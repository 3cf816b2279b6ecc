import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { creditCode } from '../rules/people/credit-code.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { agreedTo } from './proof.ts'
import { proofState } from './read-proof.ts'

/**
 * For who has another number now: plate and ID number, and a code to the phone on file of that car. The
 * answer is always the same, and tells no phone: only who reads the code learns whether both fit.
 * `confirmProof` then opens the person where the phone is their own, else that car. It takes some work
 * (1011), and in a crowd a slide (1006).
 */
export const startProofByPlate = defineCall({
  path: '/person/startProofByPlate',
  kind: 'submit',
  level: 'open',
  request: object({ licenseNo: licensePlate, identifyNumber: idNumber, agreedTo }),
  response: proofState,
})

/**
 * The same for a company: the number of one of its policies and its credit code, and a code to the contact
 * on file. It opens what the company has with that phone, or all of it where the phone is its own.
 */
export const startProofOfCompany = defineCall({
  path: '/person/startProofOfCompany',
  kind: 'submit',
  level: 'open',
  request: object({ policyNo: otherPolicyNumber, creditCode, agreedTo }),
  response: proofState,
})
