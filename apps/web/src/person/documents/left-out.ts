import { leftOutFileName } from '@ecenter/contract/person/documents.ts'

/** What the ZIP itself names as left out, a line each; only who saves one needs what opens it. */
export async function leftOutOf(zip: Uint8Array): Promise<readonly string[]> {
  const { strFromU8, unzipSync } = await import('fflate')
  const found = unzipSync(zip, { filter: ({ name }) => name === leftOutFileName })
  const list = found[leftOutFileName]
  return list === undefined ? [] : strFromU8(list).split('\r\n').filter(Boolean)
}
