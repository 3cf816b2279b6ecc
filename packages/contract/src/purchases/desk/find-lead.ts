import { is, object, pipe, string, toUpperCase } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { judged } from '../../rules/judged.ts'
import { mobile } from '../../rules/mobile.ts'
import { typedCode } from '../../rules/typed.ts'

const leadNumber = /^YX20\d{14}$/

/** Finds the latest lead of a phone, or that of a number, which a customer tells on the phone; else 1007. */
export const findLead = defineDeskCall({
  path: '/purchases/findLead',
  answer: 'json',
  kind: 'query',
  access: ['agent'],
  request: object({ number: pipe(typedCode('登记编号或手机号'), toUpperCase(), judged(faultIn)) }),
  response: object({ leadId: string() }),
})

function faultIn(typed: string): string | undefined {
  if (leadNumber.test(typed) || is(mobile, typed)) return undefined
  return '请填写 YX 开头的 18 位登记编号，或 11 位手机号'
}
