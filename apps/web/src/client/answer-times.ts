import { type Query, type TypedOf, urlOf } from '@ecenter/contract/call.ts'

const moments = new Map<string, number>()

/** Keeps that a question was answered now, as long as its answer: a screen may come back to it later. */
export function noteAnswered<C extends Query>(call: C, question: TypedOf<C>): void {
  moments.set(nameOf(call, question), Date.now())
}

/** When it was answered (milliseconds since 1970). */
export function answeredAt<C extends Query>(call: C, question: TypedOf<C>): number | undefined {
  return moments.get(nameOf(call, question))
}

export function forgetAnswerTimes(): void {
  moments.clear()
}

function nameOf(call: Query, question: object): string {
  return urlOf(call) + JSON.stringify(question)
}
