import {
  type Query,
  type RequestOf,
  type ResponseOf,
  type TypedOf,
  urlOf,
} from '@ecenter/contract/call.ts'
import { safeParse } from 'valibot'
import { codeNames } from './code-names.ts'

let latest: { readonly question: string; readonly answer: unknown } | undefined

/** A form has been answered, and the page that comes next asks the same: it need not ask again. */
export function handOver<C extends Query>(
  call: C,
  request: RequestOf<C>,
  answer: ResponseOf<C>,
): void {
  latest = { question: questionOf(call, request), answer }
}

/** The answer that a form handed over to whoever asks this next; afterwards it is gone. */
export function takeHandedOver<C extends Query>(
  call: C,
  request: TypedOf<C>,
): ResponseOf<C> | undefined {
  // What it leaves to the defaults was sent by the form.
  const asked = safeParse(call.request, request)
  if (!asked.success || latest?.question !== questionOf(call, asked.output)) return undefined
  const read = safeParse(call.response, latest.answer)
  latest = undefined
  return read.success ? read.output : undefined
}

/** With a code or without it, and in whichever order, it is the same question. */
function questionOf(call: Query, request: Readonly<Record<string, unknown>>): string {
  const facts = Object.entries(request).filter(
    ([name, fact]) => fact !== undefined && !codeNames.includes(name),
  )
  return JSON.stringify([urlOf(call), facts.sort()])
}
