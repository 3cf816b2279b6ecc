import { isInScrollBox } from './scroller.ts'

let holders = 0

/** Keeps the page behind an overlay where it is, until the function that comes back is called. */
export function holdPage(overlay: HTMLElement): () => void {
  function keepStill(event: TouchEvent) {
    if (event.cancelable && !movesSomething(event, overlay)) event.preventDefault()
  }

  holders += 1
  document.documentElement.classList.add('has-modal')
  // Older iOS moves the page in spite of the class, when a finger finds nothing else to move.
  overlay.addEventListener('touchmove', keepStill, { passive: false })
  return () => {
    holders -= 1
    if (holders === 0) document.documentElement.classList.remove('has-modal')
    overlay.removeEventListener('touchmove', keepStill)
  }
}

/** Two fingers zoom, a slider slides, a box scrolls. */
function movesSomething({ target, touches }: TouchEvent, overlay: HTMLElement): boolean {
  if (touches.length > 1 || !(target instanceof Element)) return true
  return target.matches('input[type=range]') || isInScrollBox(target, overlay)
}
