import { instance, object } from 'valibot'
import { defineCall } from '../call.ts'
import { verifiedPolicy } from './verified-policy.ts'

/** Checks a policy's document by its file; nothing of the file is kept. */
export const verifyFile = defineCall({
  group: 'self',
  path: '/electronic-policies/verifyFile',
  envelope: 'upload',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ file: instance(Uint8Array, '请选择 PDF 文件') }),
  response: verifiedPolicy,
})
