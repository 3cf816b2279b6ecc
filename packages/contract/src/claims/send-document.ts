import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { piece, pieceTaken, whole } from '../rules/pieces.ts'
import { text } from '../rules/text.ts'
import { claimDocument } from './claim.ts'

/** Of a claim: which of the kinds that it asks for. */
const asked = { handle, documentType: text(40, '材料类型') }

/**
 * Takes the next piece of a document; where a line broke, it goes on. A kind that this claim does not ask for:
 * E3020001; too large, or too many: 1010 with the field `file`.
 */
export const sendDocumentPiece = defineCall({
  path: '/claims/sendDocumentPiece',
  envelope: 'upload',
  kind: 'submit',
  level: 'phone-on-file',
  family: 'documents',
  request: object({ ...asked, ...piece }),
  response: pieceTaken,
})

/**
 * Takes one photo or PDF of a kind of document that the claim asks for, once its pieces have come. A picture is drawn
 * anew, so that nothing hidden in it is kept. Wrong sort of file, too large, or too many: 1010 with the field
 * `file`; a kind that this claim does not ask for: E3020001; pieces that are missing: the field `upload`. One that
 * was taken before is answered the same.
 */
export const sendDocument = defineCall({
  path: '/claims/sendDocument',
  kind: 'submit',
  level: 'phone-on-file',
  family: 'documents',
  request: object({ ...asked, ...whole }),
  response: claimDocument,
})
