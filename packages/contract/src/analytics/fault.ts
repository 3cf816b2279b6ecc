import { array, check, maxLength, pipe, regex, string } from 'valibot'

/** What browsers and our own code say of faults. A message is told in these words alone. */
const words = new Set(
  `error typeerror referenceerror rangeerror syntaxerror evalerror urierror aggregateerror domexception
  aborterror dataerror hierarchyrequesterror indexsizeerror invalidaccesserror invalidcharactererror
  invalidstateerror networkerror notallowederror notfounderror notsupportederror operationerror
  quotaexceedederror readonlyerror securityerror timeouterror unknownerror
  a about access after already an and any are argument arguments array as assignment at be been before
  call called calls can cannot cause class clear clone closed const constant constructor context convert
  convertible could data defined denied depth deprecated destroy detached did does document during
  element empty end enough exceeded execute expected failed fetch fewer find finish first for found
  from function get getter global hook hooks in index initialization input insert insufficient
  internal invalid invoked is isn it item iterable iterator json key large left length limit loading
  many match maximum method minified missing mode module more must network new no node non not null
  number object of on only operation or out own parameter parent parse permission position private
  promise property props prototype quota read reading reason regular expression remove rendered request
  required response result resulted return runtime same scope secure security session set setter setting
  size stack state storage string style subtree suspended svg symbol target than that the then this
  time to token too trying type unable undefined unexpected unhandled update updates user valid value
  variable was when while window with without`.split(/\s+/),
)

const messageLength = 200
const hidden = '…'

/**
 * An error as it may be told: its kind and its message, in words of the list; whatever else stands in
 * it, and may be a name or a number of somebody, is left out.
 */
export function faultMessage({ name, message }: Error): string {
  const all = `${name} ${message}`.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const known = all.map((word) => (isKnown(word) ? word : hidden))
  const told = known.filter((word, at) => word !== hidden || known[at - 1] !== hidden)
  let text = ''
  for (const word of told) if (text.length + word.length < messageLength) text = `${text} ${word}`
  return text.trim()
}

const framesAtMost = 4
const inScript = /\/([\w-]{1,40}\.js):(\d{1,5}):(\d{1,7})\b/g

/** Where in our scripts an error was made, the innermost first: file, line, column. */
export function faultFrames({ stack = '' }: Error): string[] {
  const found = [...stack.matchAll(inScript)].map(
    ([, file, line, column]) => `${file}:${line}:${column}`,
  )
  return found.filter(isFrame).slice(0, framesAtMost)
}

/** The file of a build, by its hash: without six digits in a row no number of anybody fits in. */
const fileName = /^(?!.*\d{6})[\w-]{1,40}$/

function isFrame(frame: string): boolean {
  const [, file = '', line = '', column = ''] =
    /^([^:]*)\.js:(\d{1,5}):(\d{1,7})$/.exec(frame) ?? []
  return fileName.test(file) && line !== '' && column !== ''
}

/** The rules hold what the page sees to: nothing about a person fits in. */
export const faultFields = {
  message: pipe(
    string(),
    maxLength(messageLength),
    check((text) => text.split(' ').every((word) => word === hidden || isKnown(word))),
  ),
  at: pipe(array(pipe(string(), check(isFrame))), maxLength(framesAtMost)),
  /** The script that the page began with. */
  version: pipe(string(), regex(fileName)),
}

function isKnown(word: string): boolean {
  return words.has(word.toLowerCase())
}
