import { pipe, regex } from 'valibot'
import { typedCode } from '../rules/text.ts'

/** An employee number (工号): letters and digits, as it stands on the staff card. */
export const employeeNumber = pipe(
  typedCode('工号'),
  regex(/^[\dA-Za-z]{4,20}$/, '工号是 4 至 20 位字母或数字，请核对'),
)
