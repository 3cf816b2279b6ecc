import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text with its place on the page, in points from the lower left corner. */
export interface PrintedText {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
}

export interface ReadPage {
  readonly width: number
  readonly texts: readonly PrintedText[]
  /** The texts of one baseline from left to right, a space where there is a gap; top line first. */
  readonly lines: readonly string[]
}

/** What a PDF says, read by another program than wrote it: for tests. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  try {
    const pdf = await task.promise
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent({ disableNormalization: true })
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [printedText(item)] : [],
      )
      pages.push({ width: page.getViewport({ scale: 1 }).width, texts, lines: linesOf(texts) })
    }
    const { info, metadata } = await pdf.getMetadata()
    return { pages, info: new Map(Object.entries(info)), metadata }
  } finally {
    await task.destroy()
  }
}

function printedText(item: { str: string; transform: unknown[]; width: number }): PrintedText {
  const left = Number(item.transform[4])
  const baseline = Number(item.transform[5])
  return { text: item.str, left, right: left + item.width, baseline }
}

function linesOf(texts: readonly PrintedText[]): string[] {
  const rows = new Map<number, PrintedText[]>()
  for (const text of texts) {
    const baseline = Math.round(text.baseline)
    rows.set(baseline, [...(rows.get(baseline) ?? []), text])
  }
  return [...rows.entries()].sort(([a], [b]) => b - a).map(([, row]) => joined(row))
}

function joined(row: readonly PrintedText[]): string {
  let line = ''
  let end = Number.POSITIVE_INFINITY
  for (const { text, left, right } of row.toSorted((a, b) => a.left - b.left)) {
    line += left - end > 1 ? ` ${text}` : text
    end = right
  }
  return line
}
