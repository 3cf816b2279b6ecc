import { longestRow } from '../reading/row-format.ts'

/** A line of a body, as it came. */
export interface Line {
  /** Counted from 1, empty ones too. */
  readonly number: number
  /** Without its end; undefined where it is no text. */
  readonly text: string | undefined
  /** Why it is none. */
  readonly fault?: string
}

export interface LineReader {
  /** The lines that end in these bytes, made one by one: whoever has enough of them stops. */
  take(bytes: Buffer): Generator<Line>
  /** What stood behind the last end, once there are no more bytes. */
  end(): Generator<Line>
}

const newline = 10
const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * Cuts bytes into lines, holding one of them at most: what is longer than a row can be is thrown away as it
 * comes, and is a faulty line like any other.
 */
export function lineReader(longest = longestRow): LineReader {
  let begun: Buffer[] = []
  let length = 0
  let number = 0

  function add(bytes: Buffer): void {
    length += bytes.length
    if (length > longest) begun = []
    else if (bytes.length > 0) begun.push(bytes)
  }

  function cut(): Line {
    number += 1
    const line = length > longest ? tooLong(number, longest) : lineOf(number, Buffer.concat(begun))
    begun = []
    length = 0
    return line
  }

  return {
    *take(bytes) {
      let from = 0
      for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
        add(bytes.subarray(from, at))
        yield cut()
        from = at + 1
      }
      add(bytes.subarray(from))
    },
    *end() {
      if (length > 0) yield cut()
    },
  }
}

function tooLong(number: number, longest: number): Line {
  return { number, text: undefined, fault: `is longer than ${longest / 1024 ** 2} MB` }
}

function lineOf(number: number, bytes: Buffer): Line {
  try {
    return { number, text: decoder.decode(bytes) }
  } catch {
    return { number, text: undefined, fault: 'is not UTF-8' }
  }
}
