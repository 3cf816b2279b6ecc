import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { TextDecoder } from 'node:util'
import { grouped } from '../../platform/progress/progress-bar.ts'
import { FileFault } from '../file-fault.ts'
import { ImportFault } from '../import-fault.ts'
import type { Rows } from './row-format.ts'
import { bytesOf, type Encoding, type SourceFile } from './source-file.ts'

/** What is known of a file before any of its rows is. */
export interface Survey {
  /** The file, with what of it need not be read again. */
  readonly file: SourceFile
  readonly digest: Buffer
  readonly lines: number
}

interface Asked {
  readonly encoding: Encoding
  /** Somebody knows that nothing is missing of a last line without an end. */
  readonly isLastLineWhole?: boolean
  /** How many rows it has, for who knows. */
  readonly rowCount?: number | undefined
}

/** What an insurer changes in a night is shorter, and is read once. */
const keptAtMost = 16 * 1024 ** 2

const lineEnd = 0x0a

/**
 * Goes through a file, to find what is wrong with it as a whole before anything is stored. Its rows are taken
 * apart (`rowsIn`) only where somebody knows how many there are.
 */
export async function surveyFile(
  source: SourceFile,
  asked: Asked,
  rowsIn: (bytes: AsyncIterable<Buffer>) => Promise<Rows>,
): Promise<Survey> {
  const hash = createHash('sha256')
  const kept: Buffer[] = []
  let size = 0
  let lineEnds = 0
  let last: number | undefined
  const bytes = surveyed()
  if (asked.rowCount === undefined) for await (const _ of bytes);
  else await refuseOtherCount(await rowsIn(bytes), asked.rowCount)
  const lines = last === lineEnd ? lineEnds : lineEnds + 1
  const file = size <= keptAtMost ? { ...source, kept } : source
  return { file, digest: hash.digest(), lines }

  async function* surveyed(): AsyncGenerator<Buffer> {
    const encoded = asked.encoding === 'utf-8' ? utf8In(source) : gb18030()
    for await (const some of bytesOf(source)) {
      await encoded.judge(some, lineEnds)
      hash.update(some)
      size += some.length
      if (size <= keptAtMost) kept.push(some)
      else kept.length = 0
      lineEnds += lineEndsIn(some)
      last = some.at(-1)
      yield some
    }
    await encoded.end(lineEnds)
    if (last === undefined) throw new ImportFault('the file is empty')
    if (last === lineEnd || asked.isLastLineWhole) return
    throw new FileFault(
      `line ${lineEnds + 1}, the last one, has no line end: if the file is cut off copy it again, if it is whole say --last-line-is-whole`,
    )
  }
}

async function refuseOtherCount({ rows }: Rows, told: number): Promise<void> {
  let count = 0
  for await (const _ of rows) count += 1
  if (count === told) return
  throw new FileFault(`the file has ${grouped(count)} rows, not ${grouped(told)}`)
}

/** Judges a file in portions, behind so many line ends. */
interface Encoded {
  judge(bytes: Buffer, lineEnds: number): Promise<void>
  end(lineEnds: number): Promise<void>
}

function utf8In(file: SourceFile): Encoded {
  // A character that a portion of the file cuts in two is judged with the next portion.
  let begun = Buffer.alloc(0)
  return {
    async judge(bytes, lineEnds) {
      const portion = Buffer.concat([begun, bytes])
      const whole = portion.subarray(0, endOfWholeCharacters(portion))
      if (!isUtf8(whole)) await refuse(file, lineEnds + firstForeignLine(whole))
      begun = portion.subarray(whole.length)
    },
    async end(lineEnds) {
      if (isUtf8(begun)) return
      if (isHalfCharacter(begun)) throw new FileFault(cutWithinCharacter)
      await refuse(file, lineEnds + 1)
    },
  }
}

function gb18030(): Encoded {
  const decoder = new TextDecoder('gb18030', { fatal: true })
  return {
    async judge(bytes) {
      if (!fits(decoder, bytes)) throw new ImportFault('the file is not GB18030')
    },
    async end() {
      try {
        decoder.decode()
      } catch {
        throw new FileFault(cutWithinCharacter)
      }
    },
  }
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

async function refuse(file: SourceFile, line: number): Promise<never> {
  const fault = `line ${line} is not UTF-8`
  throw new ImportFault(
    (await isGb18030(file))
      ? `${fault}, but the file may be GB18030: try again with --encoding gb18030`
      : `${fault}, nor is it GB18030: save the file as UTF-8`,
  )
}

/** Also where it is cut off. */
async function isGb18030(file: SourceFile): Promise<boolean> {
  const decoder = new TextDecoder('gb18030', { fatal: true })
  for await (const bytes of bytesOf(file)) if (!fits(decoder, bytes)) return false
  return true
}

function fits(decoder: TextDecoder, bytes: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Where the last character begins if it takes several bytes and may go on; else the end. */
function endOfWholeCharacters(bytes: Buffer): number {
  const tail = bytes.subarray(-3)
  const lead = tail.findLastIndex((byte) => byte >= 0xc0)
  if (lead === -1 || !isHalfCharacter(tail.subarray(lead))) return bytes.length
  return bytes.length - tail.length + lead
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
