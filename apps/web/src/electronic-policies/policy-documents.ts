import type { Result } from '@ecenter/client/result.ts'
import type { Query } from '@ecenter/contract/call.ts'
import {
  type DocumentKind,
  documentKind,
} from '@ecenter/contract/electronic-policies/document-kind.ts'
import {
  downloadEndorsement,
  downloadPolicy,
  eTongDownloadTPolicy,
  wapDownload,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { is } from 'valibot'
import { fetchFile, type SavedFile } from '../client/files/fetch-file.ts'
import { asksPlainly } from '../shell/asks-plainly.ts'
import { pageParameter } from '../shell/location.ts'

/** Of which policy, and which of its endorsements where the paper is one. */
export interface DocumentPath {
  readonly handle: string
  readonly endorsementNo: string | undefined
}

interface Paper {
  /** What customers call it. */
  readonly name: string
  /** Whether it comes by mail too. */
  readonly isMailed: boolean
  readonly call: () => Query
  readonly fetch: (place: DocumentPath) => Promise<Result<SavedFile>>
}

/** What a policy is handed out as. */
export const papers: Readonly<Record<DocumentKind, Paper>> = {
  policy: {
    name: '电子保单',
    isMailed: true,
    call: policyCall,
    fetch: ({ handle }) => fetchFile(policyCall(), { handle }),
  },
  mark: {
    name: '交强险标志',
    isMailed: false,
    call: () => eTongDownloadTPolicy,
    fetch: ({ handle }) => fetchFile(eTongDownloadTPolicy, { handle }),
  },
  endorsement: {
    name: '电子批单',
    isMailed: false,
    call: () => downloadEndorsement,
    fetch: ({ handle, endorsementNo = '' }) =>
      fetchFile(downloadEndorsement, { handle, endorsementNo }),
  },
}

function policyCall() {
  return asksPlainly() ? wapDownload : downloadPolicy
}

/** Which paper the address asks for; the whole policy unless it names another. */
export function documentOfAddress(): DocumentKind {
  const named = pageParameter('paper')
  return is(documentKind, named) ? named : 'policy'
}

/** Which endorsement the address names; none with other papers. */
export function endorsementOfAddress(): string | undefined {
  return pageParameter('endorsementNo')
}
