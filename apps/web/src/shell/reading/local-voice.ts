import { useEffect, useState } from 'react'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** A Chinese voice of the device itself: one that is made in a cloud would tell others what stands on the screen. */
export function localVoiceIn<Of extends Voice>(voices: readonly Of[]): Of | undefined {
  const local = voices.filter(({ lang, localService }) => localService && /^zh/i.test(lang))
  // Some are of Cantonese.
  return local.find(({ lang }) => /^zh[-_]cn/i.test(lang)) ?? local[0]
}

/** Undefined where there is none, and until the browser has told which there are. */
export function useLocalVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    const { speechSynthesis } = globalThis
    if (speechSynthesis === undefined) return
    const look = () => setVoice(localVoiceIn(speechSynthesis.getVoices()))
    look()
    // Older Safari tells of no change, and has all voices at once.
    speechSynthesis.addEventListener?.('voiceschanged', look)
    return () => speechSynthesis.removeEventListener?.('voiceschanged', look)
  }, [])
  return voice
}
