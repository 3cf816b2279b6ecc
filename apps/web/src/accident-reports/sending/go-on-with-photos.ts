import { sendAll } from './send-waiting.ts'
import { restoreWaiting, useWaiting } from './waiting-photos.ts'

const againMs = 15_000

/**
 * Goes on with what waits, from an earlier visit too, and again whenever there is a line, while the site is open. What
 * sends it comes with the page: over a bad line a file more might not come, and some browsers never ask for it again.
 */
export const goOnWithPhotos = goingOn(() => sendAll())

export function goingOn(send: typeof sendAll): () => Promise<void> {
  let isListening = false
  let isBusy = false

  /** Whatever goes wrong on the way, what is left is tried again, and nobody reads that it is being sent. */
  async function sendWaiting() {
    if (isBusy) return
    isBusy = true
    useWaiting.setState({ state: 'sending' })
    const stopped = await send().catch(() => 'lost' as const)
    if (stopped !== undefined) useWaiting.setState({ state: stopped })
    isBusy = false
  }

  /** Whose proof has ended is asked for it, not the service again and again. */
  function sendAgain() {
    const { state, reports } = useWaiting.getState()
    if (state === 'lost' && reports.length > 0) void sendWaiting()
  }

  return async () => {
    if (!isListening) {
      isListening = true
      addEventListener('online', sendAgain)
      setInterval(sendAgain, againMs)
    }
    await restoreWaiting()
    // Whoever comes here may have proven it anew.
    useWaiting.setState({ unproven: [] })
    if (useWaiting.getState().reports.length > 0) await sendWaiting()
  }
}
