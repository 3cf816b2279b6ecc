/**
 * How an insurer writes what its numbers look like, one sign a character: capitals and digits stand for
 * themselves, `#` is a digit, `@` a capital, `*` either; `{4}` or `{15,25}` behind a sign repeats it. Words
 * in angle brackets are what can be read out of a number, or what one that is made here is made of.
 */
export interface NumberPattern {
  readonly text: string
  /** Signs with how often each stands; words are their own sign. */
  readonly runs: readonly Run[]
}

interface Run {
  readonly sign: string
  readonly fewest: number
  readonly most: number
}

/** Where the number says the branch, by digits of GB/T 2260; what else is known when one is made. */
const words = { area: 4, year: 4, day: 8 } as const
export type NumberWord = keyof typeof words

/** No column, label or message has room for more. */
const longest = 50

const oneRun = /<(area|year|day)>|([A-Z\d#@*])(?:\{(\d{1,2})(?:,(\d{1,2}))?\})?/y

/** Throws with what is wrong, in words for who writes the table. */
export function readPattern(text: string): NumberPattern {
  const runs: Run[] = []
  oneRun.lastIndex = 0
  while (oneRun.lastIndex < text.length) {
    const [, word, sign = '', fewest = '1', most = fewest] = oneRun.exec(text) ?? []
    if (word !== undefined) runs.push({ sign: word, fewest: 1, most: 1 })
    else if (sign === '') throw new Error(`${text} is no pattern: see docs/integration.md`)
    else runs.push({ sign, fewest: Number(fewest), most: Number(most) })
  }
  refuseUnusable({ text, runs })
  return { text, runs }
}

function refuseUnusable(pattern: NumberPattern): void {
  const { text, runs } = pattern
  if (runs.some(({ fewest, most }) => fewest < 1 || most < fewest))
    throw new Error(`${text} repeats a sign less than once`)
  if (runs.filter(({ fewest, most }) => fewest !== most).length > 1)
    throw new Error(`${text} has two parts of several lengths, so nothing could be read out of it`)
  const [fewest, most] = lengthsOf(pattern)
  if (fewest < 6) throw new Error(`${text} is so short that it could be guessed`)
  if (most > longest)
    throw new Error(`${text} cannot be stored: a number has ${longest} characters at most`)
}

/** The fewest and the most characters of such a number. */
export function lengthsOf({ runs }: NumberPattern): [number, number] {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return [
    sum(runs.map(({ sign, fewest }) => fewest * widthOf(sign))),
    sum(runs.map(({ sign, most }) => most * widthOf(sign))),
  ]
}

/** The regular expression of the whole number, whose words are named; it never tries one way after another. */
export function expressionOf({ runs }: NumberPattern): string {
  const parts = runs.map(({ sign, fewest, most }) =>
    isWord(sign) ? `(?<${sign}>\\d{${words[sign]}})` : classOf(sign) + often(fewest, most),
  )
  return withDigit(runs) + parts.join('')
}

/** The same in few characters, for a page: nothing is read out of what is only judged. */
export function shortExpressionOf({ runs }: NumberPattern): string {
  const joined: Run[] = []
  for (const { sign, fewest, most } of runs) {
    const width = widthOf(sign)
    const run = { sign: isWord(sign) ? '#' : sign, fewest: fewest * width, most: most * width }
    const last =
      /[#@*]/.test(run.sign) && joined.at(-1)?.sign === run.sign ? joined.pop() : undefined
    joined.push(
      last ? { ...run, fewest: last.fewest + run.fewest, most: last.most + run.most } : run,
    )
  }
  const parts = joined.map(({ sign, fewest, most }) => classOf(sign) + often(fewest, most))
  return withDigit(runs) + parts.join('')
}

/** A number has a digit: words that are typed into its field are none. */
function withDigit(runs: readonly Run[]): string {
  return runs.some(({ sign }) => isWord(sign) || /[\d#]/.test(sign)) ? '' : '(?=.*\\d)'
}

function often(fewest: number, most: number): string {
  if (fewest !== most) return `{${fewest},${most}}`
  return fewest === 1 ? '' : `{${fewest}}`
}

/** The capitals or digits that all such numbers begin with; empty where they begin with anything. */
export function beginOf({ text }: NumberPattern): string {
  const [begin = ''] = /^(?:[A-Z]+|\d+)(?!\{)/.exec(text) ?? []
  return begin
}

/** Whether one number could be of both. */
export function overlap(one: NumberPattern, other: NumberPattern): boolean {
  const others = spelled(other)
  return spelled(one).some((signs) =>
    others.some(
      (more) =>
        more.length === signs.length && signs.every((sign, at) => meet(sign, more[at] ?? '')),
    ),
  )
}

/** Whether every number of `other` is one of `one`. */
export function covers(one: NumberPattern, other: NumberPattern): boolean {
  const own = spelled(one)
  return spelled(other).every((signs) =>
    own.some(
      (mine) =>
        mine.length === signs.length && signs.every((sign, at) => takesIn(mine[at] ?? '', sign)),
    ),
  )
}

function takesIn(one: string, other: string): boolean {
  return one === other || one === '*' || new RegExp(`^${classOf(one)}$`).test(other)
}

/** Every length that it has, sign by sign. */
function spelled({ runs }: NumberPattern): string[][] {
  return runs.reduce<string[][]>(
    (before, { sign, fewest, most }) =>
      before.flatMap((signs) =>
        Array.from({ length: most - fewest + 1 }, (_, more) => [
          ...signs,
          ...(isWord(sign)
            ? Array<string>(words[sign]).fill('#')
            : Array<string>(fewest + more).fill(sign)),
        ]),
      ),
    [[]],
  )
}

function meet(one: string, other: string): boolean {
  const holds = (sign: string, character: string) =>
    new RegExp(`^${classOf(sign)}$`).test(character)
  // One digit and one capital tell every sign from every other that it has nothing in common with.
  return [one, other, '0', 'A'].some((sign) => holds(one, sign) && holds(other, sign))
}

function classOf(sign: string): string {
  if (sign === '#') return '\\d'
  if (sign === '@') return '[A-Z]'
  return sign === '*' ? '[A-Z\\d]' : sign
}

function widthOf(sign: string): number {
  return isWord(sign) ? words[sign] : 1
}

function isWord(sign: string): sign is NumberWord {
  return sign in words
}

/** Whether the service can give such numbers, and nobody guess along from one to another. */
export function isDrawable({ runs }: NumberPattern): boolean {
  const digits = runs.reduce((sum, { sign, most }) => sum + (sign === '#' ? most : 0), 0)
  const isPlain = runs.every(({ sign, fewest, most }) => !/[@*]/.test(sign) && fewest === most)
  return isPlain && digits >= 8
}

/** Such a number out of what is known and as many digits as it has `#`. */
export function fillIn(
  { runs }: NumberPattern,
  known: Readonly<Partial<Record<NumberWord, string>>>,
  nextDigit: () => string,
): string {
  return runs
    .map(({ sign, most }) => Array.from({ length: most }, () => one(sign)).join(''))
    .join('')
  function one(sign: string): string {
    if (sign === '#') return nextDigit()
    return isWord(sign) ? known[sign] || '0'.repeat(words[sign]) : sign
  }
}
