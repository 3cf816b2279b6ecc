const localHeader = 0x04034b50
const headerLength = 30

/** The files of a ZIP that stores them as they are, in their order. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  let at = 0
  while (zip.readUInt32LE(at) === localHeader) {
    const size = zip.readUInt32LE(at + 18)
    const nameStart = at + headerLength
    const nameEnd = nameStart + zip.readUInt16LE(at + 26)
    const start = nameEnd + zip.readUInt16LE(at + 28)
    at = start + size
    entries.set(zip.subarray(nameStart, nameEnd).toString(), zip.subarray(start, at))
  }
  return entries
}
