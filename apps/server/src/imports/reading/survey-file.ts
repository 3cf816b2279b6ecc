import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { ImportFault } from '../import-fault.ts'
import { bytesOf, type Encoding, type SourceFile } from './source-file.ts'

/** What is known of a file before any of its rows is. */
export interface Survey {
  readonly digest: Buffer
  readonly lines: number
  /** Whether its last line has an end; a file that was cut off has none. */
  readonly isEnded: boolean
}

const lineEnd = 0x0a

/** Reads a file once, to find what is wrong with it as a whole before anything is stored. */
export async function surveyFile(file: SourceFile, encoding: Encoding): Promise<Survey> {
  if (encoding === 'gb18030' && !(await isGb18030(file))) {
    throw new ImportFault('the file is not GB18030')
  }
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
  if (!isUtf8(begun)) await refuse(file, lineEnds + 1)
  if (last === undefined) throw new ImportFault('the file is empty')
  const isEnded = last === lineEnd
  return { digest: hash.digest(), lines: isEnded ? lineEnds : lineEnds + 1, isEnded }
}

async function refuse(file: SourceFile, line: number): Promise<never> {
  const fault = `line ${line} is not UTF-8`
  throw new ImportFault(
    (await isGb18030(file))
      ? `${fault}, but the file may be GB18030: try again with --encoding gb18030`
      : `${fault}, nor is it GB18030: save the file as UTF-8`,
  )
}

async function isGb18030(file: SourceFile): Promise<boolean> {
  const decoder = new TextDecoder('gb18030', { fatal: true })
  try {
    for await (const bytes of bytesOf(file)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
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
