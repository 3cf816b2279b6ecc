import type { PdfFault } from './pdf-fault.ts'

/** What makes a viewer act, play or hand out another file, wherever it stands (ISO 32000-2). */
const faults: readonly (readonly [PdfFault, readonly string[]])[] = [
  ['encrypted', ['Encrypt']],
  [
    'active',
    [
      'JavaScript',
      'Launch',
      'SubmitForm',
      'ImportData',
      'Rendition',
      'RichMedia',
      'RichMediaExecute',
      'XFA',
    ],
  ],
  ['carries-files', ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE', 'Collection']],
  ['playing', ['Movie', 'Sound', 'U3D', 'PRC']],
  ['reaching', ['GoToR', 'Thread', 'PresSteps']],
]
/** Harmless behind a link that is pressed; together with an action of the file itself they are not. */
const links = ['URI', 'Named']
/** What happens when the file is opened, and what happens when a sheet or field is come to. */
const ownAction = 'OpenAction'
const moreActions = 'AA'

const nameEnd = '(?=[\\s\\0()<>[\\]{}/%]|$)'
/** Blank or a comment, of which nobody writes forty in a row, nor so long ones. */
const blank = '(?:[\\s\\0]|%[^\\r\\n]{0,500}[\\r\\n])'
const reference = `\\d{1,10}${blank}{1,40}\\d{1,5}${blank}{1,40}R`
/** A dictionary, or where one is, or too much blank to tell: a font may have the same short name. */
const actions = `(?=${blank}{0,40}(?:<<|${reference}|%[^\\r\\n]{500}|%[^\\r\\n]{0,500}$)|${blank}{40})`

const suspicious = new RegExp(
  `/(?:${[...faults.map(([, names]) => names), links, [ownAction]]
    .map((names) => `(${names.map(spelt).join('|')})`)
    .join('|')})${nameEnd}|/(${spelt(moreActions)})${nameEnd}${actions}`,
  'g',
)
/** Each link has two of these, and sixty sheets have no more. */
const harmlessAtMost = 20_000
const linksAt = faults.length + 1
const ownActionAt = linksAt + 1
const moreActionsAt = linksAt + 2

/** No name and what has to be seen behind it is longer; so much is looked at again with the next part. */
const overlap = 1024

/** What was found in all texts of one file so far. */
export interface Suspicion {
  /** Looks at one text part by part: call it with each, and without any at the end. */
  text(): (part?: string) => PdfFault | undefined
  /** What follows from all of them together. */
  atEnd(): PdfFault | undefined
}

export function suspicion(): Suspicion {
  let hasLink = false
  let hasOwnAction = false
  let hasMoreActions = false
  let harmless = 0

  return {
    text() {
      let left = ''
      return (part) => {
        const text = left + (part ?? '')
        const decidedTo = part === undefined ? text.length : Math.max(0, text.length - overlap)
        left = text.slice(decidedTo)
        return lookAt(text, decidedTo)
      }
    },
    atEnd: () => (hasMoreActions || (hasOwnAction && hasLink) ? 'reaching' : undefined),
  }

  function lookAt(text: string, decidedTo: number): PdfFault | undefined {
    for (const match of text.matchAll(suspicious)) {
      if (match.index >= decidedTo) return undefined
      const fault = faults.find((_, at) => match[at + 1] !== undefined)?.[0]
      if (fault !== undefined) return fault
      harmless += 1
      if (harmless > harmlessAtMost) return 'broken'
      const behind = text.slice(match.index + match[0].length, match.index + overlap)
      hasLink ||= match[linksAt] !== undefined
      hasOwnAction ||= match[ownActionAt] !== undefined && !goesToSheet(behind)
      hasMoreActions ||= match[moreActionsAt] !== undefined
    }
    return undefined
  }
}

const harmlessNames: ReadonlySet<string> = new Set(
  'S GoTo D Type Action XYZ Fit FitH FitV FitR FitB FitBH FitBV'.split(' '),
)

/** A place in the file itself, said right here; what stands elsewhere may be anything. */
function goesToSheet(behind: string): boolean {
  if (/^[\s\0]*(?:[[(/]|<[^<])/.test(behind)) return true
  const [, entries] = /^[\s\0]*<<([^<>()%]*)>>/.exec(behind) ?? []
  const names = entries?.match(/\/[^\s\0[\]{}/]*/g)
  return names?.every((name) => harmlessNames.has(name.slice(1))) ?? false
}

/** A name may spell its letters as numbers: `/J#61vaScript`. */
function spelt(name: string): string {
  return [...name].map(letter).join('')
}

function letter(plain: string): string {
  const [high = '', low = ''] = plain.charCodeAt(0).toString(16)
  return `(?:${plain}|#${high}[${low}${low.toUpperCase()}])`
}
