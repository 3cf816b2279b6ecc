import words from './weak-words.json' with { type: 'json' }

/** Whose password it would be, and what the house is called. */
export interface PasswordContext {
  readonly account: string
  readonly name: string
  readonly brand: string
}

/** So many characters have to be left that nobody would try first. */
const ownCharacters = 6
const shortestRun = 4

/**
 * Why a password is guessed soon, for who chose it; undefined where nothing is known against it. What
 * everybody tries first is taken out of it: words of lists, names at hand, runs, repeats, days.
 */
export async function whyWeak(
  password: string,
  context: PasswordContext,
): Promise<string | undefined> {
  const plain = plainOf(password)
  if (leftOf(plain, words.common) < ownCharacters) {
    return '这个密码太常见，容易被猜中。请换成几个不相干的词，不要用连续、重复或键盘上相邻的字符。'
  }
  if (leftOf(plain, [...words.common, ...(await namesAtHand(context))]) < ownCharacters) {
    return '密码里有您的账号、姓名，或公司、产品的名字，其余部分太短。请换成别人想不到的几个词。'
  }
  return undefined
}

/** In one case, and with letters for the digits and signs that stand for them. */
function plainOf(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}

const standIns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** How many characters stay, each repeat counted once, when all that is known is taken out. */
function leftOf(plain: string, known: readonly string[]): number {
  const written = withoutAll(plain, known)
  const spelt = withoutAll(spell(plain), known)
  return Math.min(...[written, spelt].map((text) => countOf(text)))
}

function spell(text: string): string {
  return [...text].map((each) => standIns[each] ?? each).join('')
}

const gap = '\u0000'

function withoutAll(text: string, known: readonly string[]): string {
  const longestFirst = known.toSorted((one, other) => other.length - one.length)
  const withoutWords = longestFirst.reduce((left, word) => left.replaceAll(word, gap), text)
  return withoutRuns(withoutRuns(withoutDays(withoutWords)).replaceAll(/(.)\1+/gu, '$1'))
}

/** Years and whole days. */
function withoutDays(text: string): string {
  return text.replaceAll(/(19|20)\d{2}([-./]?\d{1,2}[-./]?\d{1,2})?/g, gap)
}

/** Keys that lie beside each other and characters that follow each other, forward or backward. */
function withoutRuns(text: string): string {
  const characters = [...text]
  const isIn = characters.map(() => false)
  for (const line of lines) {
    for (let at = 0; at + shortestRun <= characters.length; at += 1) {
      if (!line.includes(characters.slice(at, at + shortestRun).join(''))) continue
      isIn.fill(true, at, at + shortestRun)
    }
  }
  return characters.map((each, at) => (isIn[at] ? gap : each)).join('')
}

/** Twice each, so that a run goes on past the end: 7890123. */
const lines = words.lines.flatMap((line) => {
  const twice = line + line
  return [twice, [...twice].reverse().join('')]
})

/** Letters, digits and characters that are written once. */
function countOf(text: string): number {
  const own = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return unitOf(own).length
}

/** `ab` of `ababab`. */
function unitOf(text: string): string {
  const again = `${text}${text}`.indexOf(text, 1)
  return again < text.length && text.length % again === 0 ? text.slice(0, again) : text
}

/** What colleagues would try first. */
async function namesAtHand({ account, name, brand }: PasswordContext): Promise<string[]> {
  // The dictionary is large, and passwords are chosen seldom.
  const { pinyin } = await import('pinyin-pro')
  const read = (text: string) => pinyin(text, { toneType: 'none', type: 'array' }).join('')
  const surnameLast = [...name].slice(1).join('') + ([...name][0] ?? '')
  const given = [...name].slice(1).join('')
  const names = [account, ...account.split(/[._-]|\d+/), name, surnameLast, given, brand]
  const all = [...names, ...[name, surnameLast, given, brand].map(read), ...words.ours]
  return all.map(plainOf).filter((word) => word.length >= (/^[\p{ASCII}]*$/u.test(word) ? 3 : 2))
}
