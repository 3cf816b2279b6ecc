import { closeSync, openSync, readSync } from 'node:fs'

/**
 * The code points that every one of the font files has a glyph for. Reads only their tables of
 * characters (OpenType `cmap`, format 12), a few hundred of their ten million bytes.
 * Throws an Error for a file without such a table.
 */
export function charactersOf(fontFiles: readonly string[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = fontFiles.map(charactersOfFile)
  for (const character of first) {
    if (!others.every((other) => other.has(character))) first.delete(character)
  }
  return first
}

function charactersOfFile(fontFile: string): Set<number> {
  const file = openSync(fontFile, 'r')
  try {
    return charactersOfTable(readTable(file, 'cmap'))
  } catch (cause) {
    throw new Error(`no table of characters in ${fontFile}`, { cause })
  } finally {
    closeSync(file)
  }
}

/** The directory of a font: 12 bytes, then 16 for each table: name, checksum, offset, length. */
function readTable(file: number, name: string): Buffer {
  const count = readBytes(file, 0, 12).readUInt16BE(4)
  const directory = readBytes(file, 12, count * 16)
  for (let at = 0; at < directory.length; at += 16) {
    if (directory.toString('latin1', at, at + 4) === name) {
      return readBytes(file, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12))
    }
  }
  throw new Error(`no table ${name}`)
}

function readBytes(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  if (readSync(file, bytes, 0, length, position) < length) throw new Error('the file is too short')
  return bytes
}

/** The subtable of format 12 knows all planes: groups of first and last character and first glyph. */
function charactersOfTable(table: Buffer): Set<number> {
  const start = startOfAllPlanes(table)
  const groups = table.readUInt32BE(start + 12)
  const characters = new Set<number>()
  for (let group = 0; group < groups; group += 1) {
    const at = start + 16 + group * 12
    const last = table.readUInt32BE(at + 4)
    for (let each = table.readUInt32BE(at); each <= last; each += 1) characters.add(each)
  }
  return characters
}

function startOfAllPlanes(table: Buffer): number {
  const subtables = table.readUInt16BE(2)
  for (let subtable = 0; subtable < subtables; subtable += 1) {
    const start = table.readUInt32BE(4 + subtable * 8 + 4)
    if (table.readUInt16BE(start) === 12) return start
  }
  throw new Error('no subtable of format 12')
}
