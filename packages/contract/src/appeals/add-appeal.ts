import { object, optional, picklist } from 'valibot'
import { defineCall } from '../call.ts'
import { callbackTimes } from '../constants/callback-times.ts'
import { cityCode } from '../rules/city-code.ts'
import { email } from '../rules/email.ts'
import { handle } from '../rules/handle.ts'
import { mobile } from '../rules/mobile.ts'
import { nameOf } from '../rules/name.ts'
import { text } from '../rules/text.ts'

/** Files an objection or a complaint; answers a case number and a deadline. */
export const addAppeal = defineCall({
  group: 'claim',
  path: '/memberCon/addAppeal',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({
    name: nameOf('姓名', 30),
    sex: picklist(['1', '2'], '请选择性别'),
    cityCode,
    phoneNumber: mobile,
    callBackTime: picklist(callbackTimes, '请选择回电时间'),
    content: text(500, '申诉内容'),
    email: optional(email),
    registNo: optional(text(30, '报案号')),
    handle: optional(handle),
  }),
  response: object({}),
})
