import { pipe, toUpperCase } from 'valibot'
import { countOff } from './count-off.ts'
import { judged } from './judged.ts'
import { hasBirthday, isResidentIdNumber } from './resident-id-number.ts'
import { typedCode } from './typed.ts'
import { isUnifiedCreditCode } from './unified-credit-code.ts'

/** Passports (E12345678, EA1234567) and permits of Hong Kong, Macau and Taiwan (H12345678). */
const travelDocument = /^(?:[A-Z][A-Z\d]\d{7}|[HM]\d{8,10})$/

/**
 * `isIdentify`: the ID number of a person (GB 11643), the unified social credit code of a company
 * (GB 32100), a passport or a permit. ID numbers of 15 digits are no longer valid documents.
 */
export const idNumber = pipe(typedCode('证件号码'), toUpperCase(), judged(faultIn))

function faultIn(id: string): string | undefined {
  if (travelDocument.test(id)) return undefined
  if (!/^[A-Z\d]+$/.test(id)) return '证件号码只有数字和字母，请删去其他字符'
  if (id.length !== 18) return `证件号码是 18 位，现在${countOff(id, 18)}`
  return isHolderNumber(id) ? undefined : '证件号码有误，请对照证件逐位核对'
}

/** Whether 18 characters are the ID number of a person or the code of a company, each with its check character. */
export function isHolderNumber(id: string): boolean {
  return isResidentIdNumber(id) || (isUnifiedCreditCode(id) && !isPersonal(id))
}

/**
 * A mistyped ID number passes as a company's code once in 31 times, so what is built as a
 * person's is judged as a person's. Codes of companies begin with 9 and may look like a birthday.
 */
function isPersonal(id: string): boolean {
  return hasBirthday(id) && !id.startsWith('9')
}
