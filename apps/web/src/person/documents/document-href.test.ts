import { expect, test } from 'vitest'
import { documentHref } from './document-href.ts'

test.each([
  [{ kind: 'policy', handle: 'h1' }, 'compulsory', '#/pdf?handle=h1&kind=compulsory'],
  [{ kind: 'mark', handle: 'h1' }, 'compulsory', '#/pdf?handle=h1&paper=mark'],
  [
    { kind: 'endorsement', handle: 'h1', endorsementNo: 'E1' },
    'commercial',
    '#/pdf?handle=h1&paper=endorsement&endorsementNo=E1',
  ],
  [{ kind: 'invoice', handle: 'h2' }, undefined, '#/invoice-queryResult?by=policy&handle=h2'],
] as const)('%o is read where its kind is', (document, policyKind, href) => {
  expect(documentHref(document, policyKind)).toBe(href)
})
