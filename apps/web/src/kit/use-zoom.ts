import { type RefObject, useRef, useState } from 'react'
import { bounded, fitted, type View } from './zoom.ts'

interface Zoom {
  readonly view: View
  /** For the picture, whose size bounds the view. */
  readonly pictureRef: RefObject<HTMLImageElement | null>
  /** From the view before it, not from that on the screen: two fingers tell of one move one by one. */
  change(next: (before: View) => View): void
}

/** How the picture at this place is looked at; each begins fitted to the screen. */
export function useZoom(at: number): Zoom {
  const pictureRef = useRef<HTMLImageElement>(null)
  const [zoom, setZoom] = useState({ at, view: fitted })
  const view = zoom.at === at ? zoom.view : fitted

  function change(next: (before: View) => View) {
    const picture = pictureRef.current
    if (!picture) return
    const size = { width: picture.offsetWidth, height: picture.offsetHeight }
    const screen = { width: window.innerWidth, height: window.innerHeight }
    setZoom((before) => {
      const from = before.at === at ? before.view : fitted
      return { at, view: bounded(next(from), size, screen) }
    })
  }

  return { view, pictureRef, change }
}
