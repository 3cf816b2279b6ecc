import { isEvents, readEvents, silenceAtMostMs } from '@ecenter/contract/envelope/events.ts'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { onReturn } from './on-return.ts'
import { reconnectPause } from './reconnect-pause.ts'

/** A line that stood this long was a good one: the next is tried without a long pause. */
const steadyMs = 20_000

interface Following<Event extends GenericSchema> {
  /** Asks for a line, each time by what is known by then, so that nothing is lost or told twice. */
  readonly open: (signal: AbortSignal) => Promise<Response>
  /** What stands in the stream; what is none of it is passed over. */
  readonly event: Event
  readonly onEvent: (event: InferOutput<Event>) => void
  /** Whether the line stands; a service that ends it in order has not broken it. */
  readonly onLine: (isOpen: boolean) => void
  /** Judges an answer that is no stream: whether the service has decided, so that it is not asked again. */
  readonly isRefusal: (response: Response) => Promise<boolean>
  /** In milliseconds, before a line that broke is tried again. */
  readonly longestPauseMs?: number
}

/**
 * Listens to a stream of events until the function that comes back is called, or the service refuses. A line
 * that broke is tried again after growing pauses, and at once when the network or whoever looks is back.
 */
export function follow<Event extends GenericSchema>(following: Following<Event>): () => void {
  const { open, onEvent, onLine, isRefusal, longestPauseMs } = following
  let isStopped = false
  let isHurried = false
  let line: ReturnType<typeof watchLine> | undefined
  let endPause = () => {}

  async function goOn() {
    for (let tries = 0; !isStopped; tries += 1) {
      const beganAt = Date.now()
      const end = await listenOnce()
      if (isStopped || end === 'refused') return
      if (end === 'broken') onLine(false)
      if (Date.now() - beganAt > steadyMs) tries = 0
      await pause(reconnectPause(tries, longestPauseMs))
    }
  }

  async function listenOnce(): Promise<'ended' | 'broken' | 'refused'> {
    const current = watchLine()
    line = current
    try {
      const response = await open(current.signal)
      if (!isEvents(response) || response.body === null) {
        return (await isRefusal(response)) ? 'refused' : 'broken'
      }
      if (!isStopped) onLine(true)
      for await (const event of readEvents(response.body, current.heard)) {
        const read = safeParse(following.event, event)
        if (read.success && !isStopped) onEvent(read.output)
      }
      return 'ended'
    } catch {
      return 'broken'
    } finally {
      current.end()
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isHurried ? 0 : ms)
      isHurried = false
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** What was there before the network went, or the machine slept, may be dead without knowing it. */
  const stopWatching = onReturn((back) => {
    if (back === 'onlooker' && line?.isLively()) return
    isHurried = true
    line?.end()
    endPause()
  })

  void goOn()
  return () => {
    isStopped = true
    stopWatching()
    line?.end()
    endPause()
  }
}

/** One connection, which is given up when nothing is heard on it for too long. */
function watchLine() {
  const abort = new AbortController()
  const giveUp = () => abort.abort()
  let timer = setTimeout(giveUp, silenceAtMostMs)
  let heardAt = Date.now()
  return {
    signal: abort.signal,
    heard() {
      heardAt = Date.now()
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceAtMostMs)
    },
    isLively: () => !abort.signal.aborted && Date.now() - heardAt < silenceAtMostMs / 2,
    end() {
      clearTimeout(timer)
      giveUp()
    },
  }
}
