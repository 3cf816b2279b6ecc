import { brandName } from '../brand.ts'
import { useNoticeSetting } from './notice-setting.ts'

/**
 * Calls whoever works here, as they want to be called. The words say what kind of thing came and nothing of
 * whose it is: others may see the screen.
 */
export function callAttention(words: string): void {
  const { sound, desktop } = useNoticeSetting.getState()
  if (sound) beep()
  // Whoever looks at the desk sees it there.
  if (!desktop || document.hasFocus() || !isNoticeAllowed()) return
  const notice = new Notification(`${brandName}工作台`, { body: words, tag: words })
  notice.onclick = () => {
    focus()
    notice.close()
  }
}

/** Asks the browser, which asks its user: only a press may lead here. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  return (await Notification.requestPermission()) === 'granted'
}

function isNoticeAllowed(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}

const pitch = 660
const seconds = 0.18
const loudness = 0.08

let audio: AudioContext | undefined

/** Two short soft tones; a browser in which nothing was pressed yet stays silent. */
export function beep(): void {
  if (!navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  tone(audio, pitch, audio.currentTime)
  tone(audio, pitch * 1.25, audio.currentTime + seconds)
}

function tone(context: AudioContext, frequency: number, at: number): void {
  const source = new OscillatorNode(context, { frequency })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(loudness, at)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  source.connect(gain).connect(context.destination)
  source.start(at)
  source.stop(at + seconds)
}
