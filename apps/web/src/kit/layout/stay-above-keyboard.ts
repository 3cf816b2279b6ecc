import { coveredEdges } from './covered-edges.ts'

/**
 * Tells an overlay's style sheet what the on-screen keyboard covers of it (`--covered-top`,
 * `--covered-bottom`), and keeps the field that is typed into in sight.
 */
export function stayAboveKeyboard(overlay: HTMLElement): () => void {
  const { visualViewport } = window
  if (!visualViewport) return () => {}
  const seen = visualViewport

  function fit() {
    const { top, bottom } = coveredEdges(seen, overlay.clientHeight)
    overlay.style.setProperty('--covered-top', `${top}px`)
    overlay.style.setProperty('--covered-bottom', `${bottom}px`)
    if (bottom > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }

  seen.addEventListener('resize', fit)
  seen.addEventListener('scroll', fit)
  return () => {
    seen.removeEventListener('resize', fit)
    seen.removeEventListener('scroll', fit)
  }
}
