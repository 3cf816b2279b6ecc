import { queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import { create } from 'zustand'
import { sendQuery } from '../../client/send.ts'
import type { Visit } from '../log/log-items.ts'
import { isOver } from '../talking/is-over.ts'
import { useTalk } from '../talking/use-talk.ts'

interface Earlier {
  /** Of which conversation this is the history; of another one it begins anew. */
  readonly signid: string
  /** The earliest first. */
  readonly visits: readonly Visit[]
  /** How many pages have come. */
  readonly pages: number
  /** The first message that the page had before any of them. */
  readonly before: number | undefined
  readonly hasMore: boolean
  /** `unproven`: the phone whose visits these are has to be proven once more. */
  readonly step: 'resting' | 'loading' | 'failed' | 'unproven'
}

const nothing: Earlier = {
  signid: '',
  visits: [],
  pages: 0,
  before: undefined,
  hasMore: true,
  step: 'resting',
}

/** What was said before what the page began with. */
export const useEarlier = create<Earlier>(() => nothing)

interface Wish {
  /** By a press; whoever only scrolls to the top tries nothing again that has failed. */
  readonly isAsked: boolean
}

/** Brings the next page of what was said earlier. */
export async function loadEarlier({ isAsked }: Wish): Promise<void> {
  const { signid, messages } = useTalk.getState()
  if (useEarlier.getState().signid !== signid) forgetEarlier()
  const { pages, before = messages[0]?.seq, hasMore, step } = useEarlier.getState()
  const isPointless = !hasMore || step === 'loading' || (step !== 'resting' && !isAsked)
  if (isPointless || (pages === 0 && !isAsked)) return
  useEarlier.setState({ signid, before, step: 'loading' })
  const page = pages + 1
  const result = await sendQuery(queryPageMessage, { signid, page, seq: before })
  if (useEarlier.getState().signid !== signid) return
  if (result.kind !== 'answered') {
    return useEarlier.setState({ step: isOver(result) ? 'unproven' : 'failed' })
  }
  const visits = result.value.visits.map(({ messages: said }, at) => ({
    key: `page ${page} visit ${at}`,
    messages: said,
  }))
  useEarlier.setState((known) => ({
    visits: [...visits, ...known.visits],
    pages: page,
    hasMore: result.value.hasMore,
    step: 'resting',
  }))
}

/** Other visits belong to the history from now on, so it is asked for anew. */
export function forgetEarlier(): void {
  useEarlier.setState({ ...nothing, signid: useTalk.getState().signid })
}
