import { pipe, toUpperCase } from 'valibot'
import { judged } from './judged.ts'
import { typedCode } from './text.ts'

/** What the numbers of one kind look like, as far as whoever types one is told. */
export interface NumberForm {
  /** A regular expression of the whole number. */
  readonly form: string
  /** What all of them begin with; empty where that is too much to tell. */
  readonly begins: readonly string[]
  /** Characters: the fewest, most numbers', the most. */
  readonly lengths: readonly [number, number, number]
}

/** Whoever types one of them learns at the field what it looks like. */
export type TypedNumber = 'carPolicy' | 'policy' | 'report' | 'case'
export type NumberForms = Readonly<Record<TypedNumber, NumberForm>> & {
  /** Typed at the desk alone, whose call has the usual one. */
  readonly lead?: NumberForm
}

/** Of an insurer that says no others; they follow from the table of numbers of the service, which a test sees. */
const usual: NumberForms = {
  carPolicy: {
    form: 'PDZA20\\d{16}|PDAA20\\d{16}',
    begins: ['PDZA', 'PDAA'],
    lengths: [22, 22, 22],
  },
  policy: { form: '(?=.*\\d)[A-Z\\d]{15,25}', begins: [], lengths: [15, 22, 25] },
  report: { form: 'R[A-Z]{3}\\d{18}', begins: ['R'], lengths: [22, 22, 22] },
  case: { form: 'TS\\d{16}', begins: ['TS'], lengths: [18, 18, 18] },
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
export function typedNumber(of: TypedNumber, label: string, source: string) {
  return pipe(
    typedCode(label),
    toUpperCase(),
    judged((text) => {
      if (new RegExp(`^(?:${numberForms()[of].form})$`).test(text)) return undefined
      if (!/^[A-Z\d]+$/.test(text)) return `${label}只有字母和数字，请删去其他字符`
      const [fewest, , most] = numberForms()[of].lengths
      const fault =
        text.length < fewest || text.length > most
          ? `${lengthOf(of)}，现在 ${text.length} 位`
          : beginOf(of) || '有误'
      return `${label}${fault}，请对照${source}核对`
    }),
  )
}

/** What stands at the field: where the number is found, how long it is, what it begins with. */
export function numberHint(of: TypedNumber, place: string): string {
  return `${[place, lengthOf(of), beginOf(of)].filter(Boolean).join('，')}。`
}

function lengthOf(of: TypedNumber): string {
  const [fewest, common, most] = numberForms()[of].lengths
  return `${fewest === most ? '' : '一般'}是 ${common} 位`
}

function beginOf(of: TypedNumber): string {
  const begins = numberForms()[of].begins.join(' 或 ')
  return begins && `以 ${begins} 开头`
}
