import { create } from 'zustand'
import { isKept, keepChoice } from '../client/kept-choice.ts'

const key = 'desk-sound-off'

/** Whether something new is heard; it is remembered on this computer. */
export const useSoundSetting = create(() => ({ isOn: !isKept(key) }))

export function turnSound(isOn: boolean): void {
  keepChoice(key, !isOn)
  useSoundSetting.setState({ isOn })
  if (isOn) beep()
}

const pitch = 660
const seconds = 0.18
const loudness = 0.08

let audio: AudioContext | undefined

/** Two short soft tones; a browser in which nothing was pressed yet stays silent. */
export function beep(): void {
  if (!useSoundSetting.getState().isOn || !navigator.userActivation?.hasBeenActive) return
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
