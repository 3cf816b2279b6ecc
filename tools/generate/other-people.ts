import {
  creditCode,
  frameCheckDigit,
  residentId,
} from '../../apps/server/src/demo/made-up-numbers.ts'
import { surnames } from './surnames.ts'

/**
 * A row of the demo, told of somebody else, so that in the demo itself it neither replaces a row nor makes two
 * of one. What is the same in the demo is the same here, so rows of several kinds still belong together.
 */
export function ofOtherPeople(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      key === 'name' && isParty(row) ? otherName(String(value)) : told(value),
    ]),
  )
}

function told(value: unknown): unknown {
  if (typeof value === 'string') return otherNumber(value)
  if (Array.isArray(value)) return value.map(told)
  const isObject = value !== null && typeof value === 'object' && !(value instanceof Date)
  return isObject ? ofOtherPeople(value) : value
}

/** Whether the name is that of a customer, and not that of a product, say, or an outlet. */
function isParty(row: object): boolean {
  return ['idNumber', 'mobile', 'taxpayerNumber', 'accountNo'].some((fact) => fact in row)
}

function otherName(name: string): string {
  if (name.endsWith('公司')) return name.replace(/(?:有限)?公司$/, '二厂$&')
  const [surname = '', ...given] = name
  const known = surnames.indexOf(surname)
  // Families stay families.
  const at = known < 0 ? surname.charCodeAt(0) : known + 1
  return `${surnames[at % surnames.length]}${given.join('')}`
}

type Telling = readonly [RegExp, (...found: string[]) => string]

/** What tells people, cars and papers apart, each with its check character. */
const tellings: readonly Telling[] = [
  [
    /^(\d{4})99(\d{4})(\d{2})(\d{2})(\d{3})[\dX]$/,
    // Men have odd sequences and women even ones.
    (_, city = '', year, month, day, sequence) =>
      residentId(city, `${year}-${month}-${day}`, (Number(sequence) + 500) % 1000),
  ],
  [
    /^91(\d{4})99MA(\d{7})\w$/,
    (_, city = '', serial) => creditCode(city, Number(serial) + 500_000),
  ],
  [
    /^(1\d{6})(\d{4})$/,
    (_, front, tail) => front + String((Number(tail) + 5000) % 10_000).padStart(4, '0'),
  ],
  // Of policies, proposals, endorsements, claims, invoices and orders: class, year and area, then a serial.
  [/^((?:FP)?[PTER][A-Z]{3}\d{8}|D\d{8})0(\d+)$/, (_, front, serial) => `${front}7${serial}`],
  // Of older invoices and digital ones.
  [/^4(\d{7})$/, (_, serial) => `5${serial}`],
  [/^(\d{8})0(\d{11})$/, (_, front, serial) => `${front}7${serial}`],
  // Of an order at a shop and of a loan.
  [/^(SG\d{8}|YF-DK-\d{4}-)\d(\d+)$/, (_, front, serial) => `${front}9${serial}`],
  [/^(\p{Script=Han})[A-Z]([A-Z\d]{5,6})$/u, (_, province, rest) => `${province}V${rest}`],
  [/^(?=.*[A-Z])([A-Z\d]{11})\d([A-Z\d]{5})$/, (_, front = '', tail) => framed(`${front}7${tail}`)],
]

function otherNumber(value: string): string {
  const telling = tellings.find(([shape]) => shape.test(value))
  return telling === undefined ? value : value.replace(...telling)
}

function framed(frameNo: string): string {
  return frameNo.slice(0, 8) + frameCheckDigit(frameNo) + frameNo.slice(9)
}
