import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  type Insurer,
  type Letterhead,
  letterheadOf,
  partsOfDay,
} from '../../../platform/documents/letterhead.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { cancellationOf, periodOf, printedVehicle } from './printed-parts.ts'
import { qrCodeFiles } from './qr-code.ts'

/** 机动车交通事故责任强制保险标志（e-标志）: what a windscreen shows; it names nobody. */
export type InsuranceMarkFacts = Letterhead & {
  readonly policyNo: string
  readonly licenseNo: string
  /** Only of a car without a plate, which nothing else would tell from another. */
  readonly frameNo: string | undefined
  readonly period: string
  readonly cancellation: string | undefined
  /** When it ends, large, to be read from outside of the car. */
  readonly ends: { readonly year: string; readonly month: string }
  readonly verifyUrl: string | undefined
}

interface MarkedPolicy {
  readonly policy: Policy
  /** Where the mark can be checked; without it no QR code is printed. */
  readonly verifyUrl?: string | undefined
}

/** Throws an Error for a policy that is not compulsory: the others have no mark. */
export function insuranceMarkOf(
  insurer: Insurer,
  { policy, verifyUrl }: MarkedPolicy,
): DocumentDraft<InsuranceMarkFacts> {
  if (policy.kind !== 'compulsory') throw new Error(`no mark for a ${policy.kind} policy`)
  const { licenseNo, frameNo } = printedVehicle(policy)
  const { year, month } = partsOfDay(policy.endsOn)
  return {
    template: 'insurance-mark',
    facts: {
      ...letterheadOf(insurer, policy.issuedOn),
      policyNo: policy.policyNo,
      licenseNo,
      frameNo: policy.vehicle?.licenseNo === undefined ? frameNo : undefined,
      period: periodOf(policy),
      cancellation: cancellationOf(policy),
      ends: { year: `${year}`, month: `${month}` },
      verifyUrl,
    },
    files: qrCodeFiles(verifyUrl),
  }
}
