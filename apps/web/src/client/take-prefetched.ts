import { type Query, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { safeParse } from 'valibot'
import { codeNames } from './code-names.ts'
import { prefetched } from './prefetched-answer.ts'

/** The answer that a form prefetched for whoever asks this next; afterwards it is gone. */
export function takePrefetched<C extends Query>(
  call: C,
  request: TypedOf<C>,
): ResponseOf<C> | undefined {
  const { latest } = prefetched
  // What it leaves to the defaults was sent by the form.
  const asked = safeParse(call.request, request)
  if (latest === undefined || !asked.success) return undefined
  if (questionOf(latest.call, latest.request) !== questionOf(call, asked.output)) return undefined
  const read = safeParse(call.response, latest.answer)
  prefetched.latest = undefined
  return read.success ? read.output : undefined
}

/** With a code or without it, and in whichever order, it is the same question. */
function questionOf(call: Query, request: object): string {
  const facts = Object.entries(request).filter(
    ([name, fact]) => fact !== undefined && !codeNames.includes(name),
  )
  return JSON.stringify([urlOf(call), facts.sort()])
}
