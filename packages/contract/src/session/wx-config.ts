import { object } from 'valibot'
import { defineCall } from '../call.ts'
import { text } from '../rules/text.ts'

/** What the WeChat script needs to run on this page. */
export const wxConfig = defineCall({
  group: 'wp',
  path: '/api/wxConfig/wxConfig',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ url: text(500, '页面地址') }),
  response: object({}),
})
