import { CallFailed } from '@ecenter/client/call-failed.ts'
import type { Query, ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { useState } from 'react'
import type { GenericSchema } from 'valibot'
import { sendQuery } from './send.ts'
import { type CallState, useCall } from './use-call.ts'

/** A call whose answer may name a further page of the same list. */
interface ListCall extends Query {
  readonly response: GenericSchema<Record<string, unknown>, Page>
}
type Page = Record<string, unknown> & { readonly nextPage?: number | undefined }

export interface CallList<Page> extends Omit<CallState<Page>, 'value'> {
  /** The pages so far; none while the first is on its way. */
  readonly pages: readonly Page[]
  /** For `InfiniteScroll`: rejects with a `CallFailed` when the next page could not be had. */
  readonly loadMore: () => Promise<void>
}

/** A list that comes page by page; another request begins anew at its first page. */
export function useCallList<C extends ListCall>(
  call: C,
  request: TypedOf<C> | undefined,
): CallList<ResponseOf<C>> {
  const { value: first, ...state } = useCall(call, request)
  const key = JSON.stringify(request)
  const [later, setLater] = useState(() => ({ key, pages: [] as ResponseOf<C>[] }))
  const laterPages = later.key === key ? later.pages : []
  const pages = first === undefined ? [] : [first, ...laterPages]

  async function loadMore() {
    const page = pages.at(-1)?.nextPage
    const result = await sendQuery(call, { ...request, page } as TypedOf<C>)
    if (result.kind !== 'answered') throw new CallFailed(result)
    setLater({ key, pages: [...laterPages, result.value] })
  }

  async function refresh() {
    await state.refresh()
    setLater({ key, pages: [] })
  }

  return { ...state, pages, loadMore, refresh }
}
