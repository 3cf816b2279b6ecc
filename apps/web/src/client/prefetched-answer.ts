import type { Query, RequestOf, ResponseOf } from '@ecenter/contract/call.ts'

/** The last question that a form asked, and its answer. */
export const prefetched: {
  latest?: { readonly call: Query; readonly request: object; readonly answer: unknown } | undefined
} = {}

/** A form has been answered, and the page that comes next asks the same: it need not ask again. */
export function keepPrefetched<C extends Query>(
  call: C,
  request: RequestOf<C>,
  answer: ResponseOf<C>,
): void {
  prefetched.latest = { call, request, answer }
}
