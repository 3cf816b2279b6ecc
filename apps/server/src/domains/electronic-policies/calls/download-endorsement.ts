import type { downloadEndorsement } from '@ecenter/contract/electronic-policies/download-endorsement.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { endorsementPaper } from './chosen-paper.ts'
import { handOut } from './download-policy.ts'

export function answerDownloadEndorsement(parts: Parts): Handler<typeof downloadEndorsement> {
  return ({ endorsementNo }, visitor) =>
    handOut(parts, visitor, endorsementPaper(parts.keys, endorsementNo))
}
