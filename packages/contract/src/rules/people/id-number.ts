import { pipe, toUpperCase } from 'valibot'
import { countOff } from '../counts.ts'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checkCharacters = '10X98765432'
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** An ID number of a person by GB 11643: area, real date of birth, sequence, check character. */
export function isResidentIdNumber(id: string): boolean {
  return hasBirthday(id) && id[17] === residentCheckCharacter(id.slice(0, 17))
}

/** Whether a number is built as a person's, right or wrong: characters 7 to 14 are a real day. */
function hasBirthday(id: string): boolean {
  const day = /^[1-9]\d{5}((?:19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/.exec(id)
  return day !== null && isRealDay(Number(day[1]), Number(day[2]), Number(day[3]))
}

/** The 18th character that belongs to the first 17 digits. */
export function residentCheckCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return checkCharacters.charAt(sum % 11)
}

function isRealDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  if (month === 2 && day === 29) return isLeap
  return day >= 1 && day <= (monthLengths[month - 1] ?? 0)
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const shape = new RegExp(`^[${alphabet}]{2}\\d{6}[${alphabet}]{10}$`)

/**
 * A unified social credit code of a company or institution by GB 32100: base 31, weights 3ⁿ. The ID number of
 * one person in thirty passes its check by chance, and is a person's.
 */
export function isUnifiedCreditCode(code: string): boolean {
  return (
    shape.test(code) &&
    code[17] === creditCheckCharacter(code.slice(0, 17)) &&
    !isResidentIdNumber(code)
  )
}

/** The 18th character that belongs to the first 17. */
export function creditCheckCharacter(characters: string): string {
  let sum = 0
  let weight = 1
  for (const character of characters) {
    sum += weight * alphabet.indexOf(character)
    weight = (weight * 3) % 31
  }
  return alphabet.charAt((31 - (sum % 31)) % 31)
}

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
