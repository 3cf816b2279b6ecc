/**
 * What all dictionaries of one file may take to read; only a trap lays them inside one another. Each mark
 * costs as much as so many characters that are passed over.
 */
const workAtMost = 48 * 1024 * 1024
const workOfMark = 32

const mark = /<<|>>|[<%(]/g
const markOrName = /<<|>>|[<%(]|\/[^\s\0()<>[\]{}/%]*/g
const markOfString = /\\.|[()]/gs
const printed = /[^\s\0]/g
const lineBreak = /[\r\n]/g

interface Work {
  left: number
}

interface StreamDictionary {
  readonly dictionary: string
  /** Where the keyword behind it stands. */
  readonly stream: number
}

/**
 * The dictionaries that lead streams, each as it is written. A viewer comes to a stream by the `obj` before
 * it, so all of these are read; a string that only looks like one adds to them, and hides none. Undefined at
 * the end where there is more to read than an honest file has.
 */
export function* streamDictionaries(text: string): Generator<StreamDictionary | undefined> {
  const work = { left: workAtMost }
  for (const { index } of text.matchAll(/obj/g)) {
    work.left -= workOfMark
    if (work.left < 0) return yield undefined
    const begin = afterBlank(text, index + 3, work)
    if (!text.startsWith('<<', begin)) continue
    const end = dictionaryEnd(text, begin, work)
    const stream = afterBlank(text, end, work)
    if (work.left < 0) return yield undefined
    if (text.startsWith('stream', stream)) yield { dictionary: text.slice(begin, end), stream }
  }
  if (work.left < 0) yield undefined
}

/** The names of a dictionary that do not stand inside another, as they are written, with what follows each. */
export function* outermostNames(
  dictionary: string,
): Generator<{ readonly name: string; readonly behind: string }> {
  const work = { left: Number.POSITIVE_INFINITY }
  let depth = 0
  let at = 0
  while (at < dictionary.length) {
    const found = seek(markOrName, dictionary, at, work)
    at = found.end
    if (found.mark === '<<') depth += 1
    else if (found.mark === '>>') depth -= 1
    else if (found.mark.startsWith('/') && depth === 1) {
      const next = afterBlank(dictionary, at, work)
      yield { name: found.mark.slice(1), behind: dictionary.charAt(next) }
    } else at = afterMark(dictionary, found, work)
  }
}

function dictionaryEnd(text: string, begin: number, work: Work): number {
  let depth = 0
  let at = begin
  while (at < text.length && work.left >= 0) {
    const found = seek(mark, text, at, work)
    if (found.mark === '<<') depth += 1
    if (found.mark === '>>') depth -= 1
    at = afterMark(text, found, work)
    if (depth === 0) return at
  }
  return at
}

/** Past a text or comment that begins with this mark. */
function afterMark(text: string, found: Found, work: Work): number {
  if (found.mark === '(') return stringEnd(text, found.end, work)
  if (found.mark === '<') return seek(/>/g, text, found.end, work).end
  if (found.mark === '%') return seek(lineBreak, text, found.end, work).end
  return found.end
}

/** A string may hold others in brackets. */
function stringEnd(text: string, begin: number, work: Work): number {
  let depth = 1
  let at = begin
  while (depth > 0 && at < text.length && work.left >= 0) {
    const found = seek(markOfString, text, at, work)
    at = found.end
    if (found.mark === '(') depth += 1
    if (found.mark === ')') depth -= 1
  }
  return at
}

/** Comments are blank, too. */
function afterBlank(text: string, begin: number, work: Work): number {
  let at = begin
  while (at < text.length && work.left >= 0) {
    const found = seek(printed, text, at, work)
    if (found.mark !== '%') return found.end - found.mark.length
    at = seek(lineBreak, text, found.end, work).end
  }
  return at
}

interface Found {
  readonly mark: string
  readonly end: number
}

/** The next that `wanted` finds, or the end of the text. */
function seek(wanted: RegExp, text: string, from: number, work: Work): Found {
  wanted.lastIndex = from
  const [found = ''] = wanted.exec(text) ?? []
  const end = found === '' ? text.length : wanted.lastIndex
  work.left -= end - from + workOfMark
  return { mark: found, end }
}
