import { encode } from 'uqr'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'

/** White around the code, in modules, without which no reader finds it (ISO/IEC 18004). */
const quietZone = 4

/**
 * The QR code of the URL where a document can be checked, as a file for its template; none without
 * a URL. Medium error correction, or better where that costs no more modules.
 */
export function qrCodeFiles(verifyUrl: string | undefined): NonNullable<DocumentDraft['files']> {
  if (verifyUrl === undefined) return {}
  const { data, size } = encode(verifyUrl, { ecc: 'M', boostEcc: true, border: quietZone })
  return {
    'verify.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${data.map(runsOf).join('')}"/></svg>`,
  }
}

/** A row's dark modules, each run of them as one rectangle: fewer shapes, and no seams between. */
function runsOf(row: readonly boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? 1 : 0)).join('')
  return Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
  ).join('')
}
