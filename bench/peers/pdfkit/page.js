export const mm = 72 / 25.4
/** Of the text, on every page. */
export const left = 16 * mm
export const width = 178 * mm
export const colors = {
  ink: '#14202a',
  quiet: '#5b6a73',
  line: '#84929a',
  brand: '#005261',
  soft: '#ebf5f6',
  seal: '#c8141e',
}

/** What a screen reader passes over. */
export function asArtifact(doc, draw) {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}
