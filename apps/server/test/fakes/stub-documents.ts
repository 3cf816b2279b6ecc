import { createHash } from 'node:crypto'
import type { Documents } from '../../src/platform/documents/documents.ts'
import { smallPdf } from '../../src/platform/signing/signing.samples.ts'

/** Answers at once with an empty page, which differs from another's as far as what they say does. */
export const stubDocuments: Documents = {
  render: async (draft) =>
    smallPdf(createHash('sha256').update(JSON.stringify(draft)).digest('hex')),
  close: async () => {},
}
