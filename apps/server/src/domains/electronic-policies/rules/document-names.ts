import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'

/** What customers call a paper, on pages and in file names. */
export const documentNames = {
  policy: '电子保单',
  mark: '电子标志',
  endorsement: '电子批单',
} as const satisfies Record<DocumentKind, string>
