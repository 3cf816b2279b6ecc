import { type Query, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { mutate } from 'swr'

/** What an act has answered takes the place of what shows of a question, which is asked anew behind it. */
export function showAnswered<C extends Query>(
  call: C,
  request: TypedOf<C>,
  answer: ResponseOf<C>,
): void {
  void mutate([urlOf(call), request], answer)
}
