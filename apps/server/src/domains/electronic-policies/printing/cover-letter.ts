import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import {
  dayInChinese,
  type Insurer,
  type Letterhead,
  letterheadOf,
} from '../../../platform/documents/letterhead.ts'
import type { Policy } from '../../policies/store/policy.ts'
import { adviceFor } from './advice.ts'
import { cancellationOf, periodOf } from './printed-parts.ts'
import { qrCodeFiles } from './qr-code.ts'

/** 致客户信: goes along with the documents that are sent by e-mail. */
export type CoverLetterFacts = Letterhead & {
  /** 投保人: the insurer owes the policy to whoever took it out. */
  readonly addressee: string
  readonly writtenOn: string
  readonly productName: string
  readonly policyNo: string
  readonly licenseNo: string | undefined
  readonly period: string
  readonly cancellation: string | undefined
  readonly enclosures: readonly { readonly title: string; readonly purpose: string }[]
  /** What to do after a loss, before and after calling the insurer. */
  readonly beforeReport: readonly string[]
  readonly afterReport: readonly string[]
  readonly verifyUrl: string | undefined
}

export type Enclosure = 'policy' | 'mark' | 'clause-booklet'

interface Letter {
  readonly policy: Policy
  /** What is sent along, in the order of the list. */
  readonly enclosed: readonly Enclosure[]
  /** The day of the letter, `YYYY-MM-DD`. */
  readonly writtenOn: string
  /** Where anyone can check a document; without it the letter names the hotline only. */
  readonly verifyUrl?: string | undefined
}

export function coverLetterOf(
  insurer: Insurer,
  { policy, enclosed, writtenOn, verifyUrl }: Letter,
): DocumentDraft<CoverLetterFacts> {
  const { beforeReport, afterReport } = adviceFor(policy.kind)
  return {
    template: 'cover-letter',
    facts: {
      ...letterheadOf(insurer, writtenOn),
      addressee: policy.applicant.name,
      writtenOn: dayInChinese(writtenOn),
      productName: policy.productName,
      policyNo: policy.policyNo,
      licenseNo: policy.vehicle?.licenseNo,
      period: periodOf(policy),
      cancellation: cancellationOf(policy),
      enclosures: enclosed.map((enclosure) => printedEnclosure(enclosure, policy)),
      beforeReport,
      afterReport,
      verifyUrl,
    },
    files: qrCodeFiles(verifyUrl),
  }
}

function printedEnclosure(enclosure: Enclosure, { productName }: Policy) {
  switch (enclosure) {
    case 'policy':
      return { title: `${productName}保险单`, purpose: '保险合同的凭证，请妥善保存' }
    case 'mark':
      return {
        title: `${productName}标志`,
        purpose: '存在手机里或打印后随车携带，供交通检查时出示',
      }
    case 'clause-booklet':
      return { title: `${productName}条款`, purpose: '保险合同的组成部分，请着重阅读责任免除' }
  }
}
