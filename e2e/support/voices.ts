import type { Page } from '@playwright/test'

interface Voice {
  readonly lang: string
  readonly localService: boolean
}

/** A browser of tests has no voice: these stand in, tell of themselves late, and say nothing aloud. */
export async function giveVoices(page: Page, voices: readonly Voice[]): Promise<StandIn> {
  await page.addInitScript((all) => {
    type Utterance = { text: string; onend?: () => void; onerror?: () => void }
    const said: string[] = []
    const waiting: Utterance[] = []
    let isTold = false
    const speechSynthesis = Object.assign(new EventTarget(), {
      said,
      getVoices: () => (isTold ? all : []),
      speak(utterance: Utterance) {
        said.push(utterance.text)
        waiting.push(utterance)
      },
      // Each that is cancelled ends with an error, a moment later.
      cancel() {
        said.push('cancelled')
        for (const { onerror } of waiting.splice(0)) setTimeout(() => onerror?.())
      },
      end() {
        for (const { onend } of waiting.splice(0)) onend?.()
      },
      fail: () => waiting.shift()?.onerror?.(),
    })
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    setTimeout(() => {
      isTold = true
      speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    }, 500)
  }, voices)
  const tell = (what: 'end' | 'fail') =>
    page.evaluate(
      (name) => (speechSynthesis as unknown as Record<string, () => void>)[name]?.(),
      what,
    )
  return {
    said: () =>
      page.evaluate(() => (speechSynthesis as unknown as { readonly said: string[] }).said),
    end: () => tell('end'),
    fail: () => tell('fail'),
  }
}

interface StandIn {
  readonly said: () => Promise<string[]>
  /** It comes to the end of all that it was given. */
  readonly end: () => Promise<void>
  /** It cannot say the line that it is at. */
  readonly fail: () => Promise<void>
}
