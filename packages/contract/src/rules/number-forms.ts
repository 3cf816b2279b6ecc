import { pipe, toUpperCase } from 'valibot'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

/** What the numbers of one kind look like, as far as whoever types one is told; short, for many pages bring it. */
export type NumberForm = readonly [
  /** A regular expression of the whole number. */
  form: string,
  /** What they begin with, in words; empty where that is too much to tell. */
  begin: string,
  /** Characters: the fewest, most numbers', the most. */
  fewest: number,
  common: number,
  most: number,
]

/** Whoever types one of them learns at the field what it looks like. */
export type TypedNumber = 'carPolicy' | 'policy' | 'report'
export type NumberForms = Readonly<Record<TypedNumber, NumberForm>> & {
  /** Few pages need these; the usual ones stand with their rules. */
  readonly case?: NumberForm
  readonly lead?: NumberForm
}

/** Of an insurer that says no others; they follow from the table of numbers of the service, which a test sees. */
const usual: NumberForms = {
  carPolicy: ['PDZA20\\d{16}|PDAA20\\d{16}', 'PDZA 或 PDAA', 22, 22, 22],
  policy: ['(?=.*\\d)[A-Z\\d]{15,25}', '', 15, 22, 25],
  report: ['R[A-Z]{3}\\d{18}', 'R', 22, 22, 22],
}

/** A page of another insurer says its own before it loads any program. */
const said = globalThis as { numberForms?: NumberForms }

/** Those that hold now; schemas stand from the start, so they ask when they judge. */
export function numberForms(): NumberForms {
  return said.numberForms ?? usual
}

/** The service tells its own at its start; nothing brings back the usual ones. */
export function setNumberForms(forms: NumberForms | undefined): void {
  if (forms === undefined) delete said.numberForms
  else said.numberForms = forms
}

/** A number as it is typed into the field `label`; `source` is where whoever types it reads it. */
export function typedNumber(formOf: () => NumberForm, label: string, source: string) {
  return pipe(
    typedCode(label),
    toUpperCase(),
    judged((text) => {
      const [form, begin, fewest, , most] = formOf()
      if (new RegExp(`^(${form})$`).test(text)) return undefined
      const isOff = text.length < fewest || text.length > most
      const fault = isOff ? `，现在 ${text.length} 位` : begin && `，以 ${begin} 开头`
      return `${label}${lengthOf(formOf())}${fault}，请对照${source}核对`
    }),
  )
}

/** What stands at the field: where the number is found, how long it is, what it begins with. */
export function numberHint(form: NumberForm, place: string): string {
  return `${place}，${lengthOf(form)}${form[1] && `，以 ${form[1]} 开头`}`
}

function lengthOf([, , fewest, common, most]: NumberForm): string {
  return `${fewest < most ? '一般' : ''}是 ${common} 位`
}
