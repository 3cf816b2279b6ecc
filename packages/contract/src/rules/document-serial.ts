import { parse, pipe, transform } from 'valibot'
import { judged, messageOf } from './judged.ts'
import { nameOf } from './people/name.ts'
import { typed } from './text.ts'

/** As printed beside the bar code of a paper policy: up to two letters and 8 to 20 digits. */
const serial = /^[A-Z]{0,2}\d{8,20}$/
const label = '单证流水号或姓名'
const name = nameOf(label)

/** True for a document serial, false for the name that may stand in the same field. */
export function isDocumentSerial(judgedValue: string): boolean {
  return serial.test(judgedValue)
}

/**
 * `isVisaserialNo`: the serial of a paper document, or in its place the name of who is asked about
 * (specification, section 3). A serial loses its spaces, a name is brought to one spelling.
 */
export const documentSerialOrName = pipe(
  typed(label),
  transform((value) => serialIn(value) ?? value),
  judged((value) => (isDocumentSerial(value) ? undefined : messageOf(name, value))),
  transform((value) => (isDocumentSerial(value) ? value : parse(name, value))),
)

function serialIn(value: string): string | undefined {
  const compact = value.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  return isDocumentSerial(compact) ? compact : undefined
}
