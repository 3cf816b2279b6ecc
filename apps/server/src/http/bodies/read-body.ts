import { type GenericSchema, getDotPath, safeParse } from 'valibot'
import { fieldRefused } from '../../platform/calls/failure.ts'

export type Body = Record<string, unknown>

/** Reads a body by the call's own schema; a refusal names the first field. */
export function readBody(call: { readonly request: GenericSchema<Body> }, body: unknown): Body {
  const read = safeParse(call.request, body)
  if (read.success) return read.output
  const [issue] = read.issues
  throw fieldRefused(getDotPath(issue) ?? '', inChinese(issue.message))
}

/** Rules of ours speak Chinese; a shape that no form can produce is refused in the library's words. */
function inChinese(message: string): string {
  return /\p{Script=Han}/u.test(message) ? message : '提交的内容有误，请刷新页面后重新填写。'
}
