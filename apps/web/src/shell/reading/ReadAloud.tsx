import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { linesToRead } from './lines-to-read.ts'
import { useLocalVoice } from './local-voice.ts'

/** A little slower than people speak. */
const rate = 0.9

/** Reads a screen to whom its type is still too small, where the device has a voice of its own. */
export function ReadAloud() {
  const foot = useRef<HTMLSpanElement>(null)
  /** What is read now. Chrome drops what nobody holds, and then tells of no end. */
  const run = useRef<readonly SpeechSynthesisUtterance[]>([])
  const [isReading, setReading] = useState(false)
  const voice = useLocalVoice()
  useEffect(
    () => () => {
      run.current = []
      globalThis.speechSynthesis?.cancel()
    },
    [],
  )
  // Whoever is read to can always stop it.
  if (voice === undefined && !isReading) return null

  function read() {
    const main = foot.current?.closest('main')
    // What stands below is the end of every screen.
    const below = foot.current?.closest('footer')?.innerText ?? ''
    const lines = linesToRead(main?.innerText.replace(below, '') ?? '')
    const said = lines.map(utteranceOf)
    // What is cancelled ends with an error, by when another run may have begun.
    const stopThis = () => {
      if (run.current === said) stop()
    }
    for (const each of said) each.onerror = stopThis
    const last = said.at(-1)
    if (last !== undefined) last.onend = stopThis
    run.current = said
    setReading(last !== undefined)
    for (const each of said) speechSynthesis.speak(each)
  }

  function utteranceOf(line: string): SpeechSynthesisUtterance {
    const utterance = new SpeechSynthesisUtterance(line)
    if (voice !== undefined) {
      utterance.voice = voice
      utterance.lang = voice.lang
    }
    utterance.rate = rate
    return utterance
  }

  /** The lines behind one that failed are not read either. */
  function stop() {
    run.current = []
    speechSynthesis.cancel()
    setReading(false)
  }

  function handlePress() {
    stop()
    if (!isReading) read()
  }

  return (
    <>
      <span ref={foot} hidden />
      <Button variant="secondary" isBlock onClick={handlePress}>
        {isReading ? '停下，不读了' : '读给我听'}
      </Button>
    </>
  )
}
