import { useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { linesToRead } from './lines-to-read.ts'

/** A little slower than people speak. */
const rate = 0.9

/** Reads a screen to whom its type is still too small, where the browser has a voice. */
export function ReadAloud() {
  const foot = useRef<HTMLSpanElement>(null)
  const [isReading, setReading] = useState(false)
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  if (globalThis.speechSynthesis === undefined) return null

  function read() {
    const main = foot.current?.closest('main')
    // What stands below is the end of every screen.
    const below = foot.current?.closest('footer')?.innerText ?? ''
    const lines = linesToRead(main?.innerText.replace(below, '') ?? '')
    for (const [at, line] of lines.entries()) {
      const said = new SpeechSynthesisUtterance(line)
      said.lang = 'zh-CN'
      said.rate = rate
      said.onerror = () => setReading(false)
      if (at === lines.length - 1) said.onend = () => setReading(false)
      speechSynthesis.speak(said)
    }
    setReading(lines.length > 0)
  }

  function handlePress() {
    speechSynthesis.cancel()
    if (isReading) setReading(false)
    else read()
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
