import { instance, object } from 'valibot'
import { defineCall } from '../call.ts'
import { conversationChange } from './conversation-change.ts'
import { signid } from './signid.ts'

/** Sends a picture or PDF into the conversation; the file itself is the part beside these fields. */
export const userFile = defineCall({
  group: 'wp',
  path: '/online/userFile',
  envelope: 'upload',
  answer: 'json',
  kind: 'submit',
  level: 'open',
  request: object({ signid, file: instance(Uint8Array, '请选择照片或 PDF 文件') }),
  response: conversationChange,
})
