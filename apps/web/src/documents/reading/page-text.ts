import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One stretch of a page's text, as the document marks it. */
export interface TextPiece {
  readonly text: string
  /** What lies between it and the stretch before: the end of a line, a gap, or nothing. */
  readonly behind: 'line' | 'gap' | 'nothing'
  /** The height of its letters, in points. */
  readonly size: number
}

/** A node of the document's own outline: a heading, a table, a cell … */
export interface TagNode {
  readonly role: string
  /** In place of a picture. */
  readonly alt?: string | undefined
  readonly children: readonly (TagNode | TextPiece)[]
}

export interface PageText {
  /** None where the document has no outline. */
  readonly outline: TagNode | undefined
  /** All that is printed, line by line. */
  readonly lines: readonly string[]
}

export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const [{ items }, tree] = await Promise.all([
    page.getTextContent({ includeMarkedContent: true }),
    page.getStructTree(),
  ])
  // pdf.js answers null where there is none, whatever its type says.
  const outline = tree === null ? undefined : outlineOf(tree, piecesIn(items))
  return { outline, lines: linesIn(items) }
}

type Tree = Awaited<ReturnType<PDFPageProxy['getStructTree']>>
type Items = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']
type Item = Exclude<Items[number], { readonly type: string }>

function outlineOf(node: Tree, pieces: ReadonlyMap<string, TextPiece>): TagNode {
  const children = node.children.flatMap((child): (TagNode | TextPiece)[] => {
    if ('role' in child) return [outlineOf(child, pieces)]
    const piece = pieces.get(child.id)
    return piece === undefined ? [] : [piece]
  })
  const alt = 'alt' in node && typeof node.alt === 'string' ? node.alt : undefined
  return { role: node.role, alt, children }
}

/** By the ids that the outline names. What has none is decoration: page heads, watermarks. */
function piecesIn(items: Items): Map<string, TextPiece> {
  const pieces = new Map<string, TextPiece>()
  const open: string[] = []
  for (const item of items) {
    if (!('type' in item)) {
      const id = open.filter((each) => each !== '').at(-1)
      if (id !== undefined) pieces.set(id, withItem(pieces.get(id), item))
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  }
  return pieces
}

/** pdf.js tells the end of a line and a gap by items of their own. */
function withItem(piece: TextPiece | undefined, { str, hasEOL, height }: Item): TextPiece {
  if (piece !== undefined) {
    return { ...piece, text: piece.text + str, size: Math.max(piece.size, height) }
  }
  const behind = hasEOL ? 'line' : str === ' ' ? 'gap' : 'nothing'
  return { text: str.trim(), behind, size: height }
}

function linesIn(items: Items): string[] {
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  const lines = text.join('').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
