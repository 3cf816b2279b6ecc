/** What all dictionaries of one file may take to read, in characters: only a trap lays them inside one another. */
const readAtMost = 64 * 1024 * 1024

const mark = /<<|>>|[<%(]/g
const markOfString = /\\.|[()]/gs
const printed = /[^\s\0]/g
const lineBreak = /[\r\n]/g

/**
 * The dictionaries that lead streams, each as it is written. A viewer comes to a stream by the `obj` before
 * it, so all of these are read; a string that only looks like one adds to them, and hides none. Undefined at
 * the end where there is more to read than an honest file has.
 */
export function* streamDictionaries(text: string): Generator<string | undefined> {
  let left = readAtMost
  for (const { index } of text.matchAll(/obj/g)) {
    const begin = afterBlank(text, index + 3)
    if (!text.startsWith('<<', begin)) {
      left -= begin - index
      continue
    }
    const end = dictionaryEnd(text, begin)
    const next = afterBlank(text, end)
    left -= next - index
    if (left < 0) return yield undefined
    if (text.startsWith('stream', next)) yield text.slice(begin, end)
  }
  if (left < 0) yield undefined
}

function dictionaryEnd(text: string, begin: number): number {
  let depth = 0
  let at = begin
  while (at < text.length) {
    const found = seek(mark, text, at)
    at = found.end
    if (found.mark === '<<') depth += 1
    if (found.mark === '>>') depth -= 1
    if (depth === 0) return at
    if (found.mark === '(') at = stringEnd(text, at)
    if (found.mark === '<') at = seek(/>/g, text, at).end
    if (found.mark === '%') at = seek(lineBreak, text, at).end
  }
  return at
}

/** A string may hold others in brackets. */
function stringEnd(text: string, begin: number): number {
  let depth = 1
  let at = begin
  while (depth > 0 && at < text.length) {
    const found = seek(markOfString, text, at)
    at = found.end
    if (found.mark === '(') depth += 1
    if (found.mark === ')') depth -= 1
  }
  return at
}

/** Comments are blank, too. */
function afterBlank(text: string, begin: number): number {
  let at = begin
  while (at < text.length) {
    const found = seek(printed, text, at)
    if (found.mark !== '%') return found.end - found.mark.length
    at = seek(lineBreak, text, found.end).end
  }
  return at
}

/** The next that `wanted` finds, or the end of the text. */
function seek(wanted: RegExp, text: string, from: number): { mark: string; end: number } {
  wanted.lastIndex = from
  const [found = ''] = wanted.exec(text) ?? []
  return { mark: found, end: found === '' ? text.length : wanted.lastIndex }
}
