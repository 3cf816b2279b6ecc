import { instance, object } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'
import { claimDocument } from './claim-document.ts'

/**
 * Takes one photo or PDF of a kind of document that the claim asks for. A picture is drawn anew, so
 * that nothing hidden in it is kept. Wrong sort of file, too large, or too many: 1010 with the field
 * `file`; a kind that this claim does not ask for: E3020001.
 */
export const sendDocument = defineCall({
  group: 'self',
  path: '/claims/sendDocument',
  envelope: 'upload',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({
    handle,
    documentType: text(40, '材料类型'),
    file: instance(Uint8Array, '请选择照片或 PDF 文件'),
  }),
  response: claimDocument,
})
