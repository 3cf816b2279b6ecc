import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { FileFault } from '../file-fault.ts'
import { ImportFault } from '../import-fault.ts'
import { bytesOf, type Encoding, type SourceFile } from './source-file.ts'

/** What is known of a file before any of its rows is. */
export interface Survey {
  readonly digest: Buffer
  readonly lines: number
}

interface Asked {
  readonly encoding: Encoding
  /** Somebody knows that nothing is missing of a last line without an end. */
  readonly isLastLineWhole?: boolean
}

const lineEnd = 0x0a

/** Reads a file once, to find what is wrong with it as a whole before anything is stored. */
export async function surveyFile(
  file: SourceFile,
  { encoding, isLastLineWhole = false }: Asked,
): Promise<Survey> {
  if (encoding === 'gb18030') await refuseForeign(file)
  const hash = createHash('sha256')
  let lineEnds = 0
  let last: number | undefined
  // A character that a portion of the file cuts in two is judged with the next portion.
  let begun = Buffer.alloc(0)
  for await (const bytes of bytesOf(file)) {
    hash.update(bytes)
    if (encoding === 'utf-8') {
      const portion = Buffer.concat([begun, bytes])
      const whole = portion.subarray(0, endOfWholeCharacters(portion))
      if (!isUtf8(whole)) await refuse(file, lineEnds + firstForeignLine(whole))
      begun = portion.subarray(whole.length)
    }
    lineEnds += lineEndsIn(bytes)
    last = bytes.at(-1)
  }
  if (!isUtf8(begun)) {
    if (isHalfCharacter(begun)) throw new FileFault(cutWithinCharacter)
    await refuse(file, lineEnds + 1)
  }
  if (last === undefined) throw new ImportFault('the file is empty')
  const lines = last === lineEnd ? lineEnds : lineEnds + 1
  if (last !== lineEnd && !isLastLineWhole) {
    throw new FileFault(
      `line ${lines}, the last one, has no line end: if the file is cut off copy it again, if it is whole say --last-line-is-whole`,
    )
  }
  return { digest: hash.digest(), lines }
}

const cutWithinCharacter = 'the file is cut off within its last character: copy it again'

/** Whether bytes are right as far as they go, and only lack the rest of a character. */
function isHalfCharacter(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

async function refuseForeign(file: SourceFile): Promise<void> {
  const fit = await asGb18030(file)
  if (fit === 'foreign') throw new ImportFault('the file is not GB18030')
  if (fit === 'cut off') throw new FileFault(cutWithinCharacter)
}

async function refuse(file: SourceFile, line: number): Promise<never> {
  const fault = `line ${line} is not UTF-8`
  throw new ImportFault(
    (await asGb18030(file)) !== 'foreign'
      ? `${fault}, but the file may be GB18030: try again with --encoding gb18030`
      : `${fault}, nor is it GB18030: save the file as UTF-8`,
  )
}

async function asGb18030(file: SourceFile): Promise<'whole' | 'cut off' | 'foreign'> {
  const decoder = new TextDecoder('gb18030', { fatal: true })
  let isRead = false
  try {
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true })
    isRead = true
    decoder.decode()
    return 'whole'
  } catch (error) {
    if (error instanceof TypeError) return isRead ? 'cut off' : 'foreign'
    throw error
  }
}

/** Where the last character begins if it takes several bytes, for it may go on; else the end. */
function endOfWholeCharacters(bytes: Buffer): number {
  const tail = bytes.subarray(-3)
  const lead = tail.findLastIndex((byte) => byte >= 0xc0)
  return lead === -1 ? bytes.length : bytes.length - tail.length + lead
}

function lineEndsIn(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) count += 1
  return count
}

function firstForeignLine(bytes: Buffer): number {
  let begins = 0
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(lineEnd, begins)
    if (end === -1 || !isUtf8(bytes.subarray(begins, end))) return line
    begins = end + 1
  }
}
