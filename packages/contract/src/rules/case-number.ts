import { pipe, toUpperCase } from 'valibot'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

const length = 18

/** The number of an appeal: `TS`, the day it was filed, and eight digits. */
export const caseNumber = pipe(typedCode('受理编号'), toUpperCase(), judged(faultIn))

function faultIn(typed: string): string | undefined {
  if (!typed.startsWith('TS')) return '受理编号以 TS 开头，请对照提交时的页面核对'
  if (typed.length !== length) return `受理编号是 ${length} 位，现在 ${typed.length} 位，请核对`
  return /^TS20\d{14}$/.test(typed) ? undefined : '受理编号的 TS 后面全是数字，请核对'
}
