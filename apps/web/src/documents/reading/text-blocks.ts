import type { PageText, TagNode, TextPiece } from './page-text.ts'

/** Something with a name: 号牌号码 京A12345. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A part of a document as it is read in one column. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A table without a head: names and values in turn. */
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** A row of a table with a head: its first cell names it, the head names the others. */
  | { readonly kind: 'record'; readonly title: string; readonly facts: readonly Fact[] }

/** The pages' text in the order in which it is meant to be read, tables taken apart row by row. */
export function textBlocks(pages: readonly PageText[]): TextBlock[] {
  const heads: Heads = { last: [] }
  return pages.flatMap(({ outline, lines }) =>
    outline === undefined ? lines.map(paragraph) : blocksIn(outline, heads),
  )
}

/** A table that goes on from the page before repeats its head without words. */
interface Heads {
  last: readonly string[]
}

function blocksIn(node: TagNode, heads: Heads): TextBlock[] {
  switch (node.role) {
    case 'H1':
      return [{ kind: 'heading', level: 1, text: textOf(node) }]
    case 'H2':
    case 'H3':
      return [{ kind: 'heading', level: 2, text: textOf(node) }]
    case 'Table':
      return blocksOfTable(node, heads)
    case 'L':
      return [{ kind: 'list', items: nodesIn(node).map(textOf) }]
    default:
      return hasBlocks(node)
        ? node.children.flatMap((child) =>
            'role' in child ? blocksIn(child, heads) : paragraphs(child.text),
          )
        : paragraphs(textOf(node))
  }
}

/** What stands within a line; everything else takes lines of its own, wherever it is nested. */
const inLine: readonly string[] = ['Span', 'Link', 'Em', 'Strong', 'Lbl', 'LBody', 'Reference']

function hasBlocks(node: TagNode): boolean {
  return nodesIn(node).some(({ role }) => !inLine.includes(role))
}

function blocksOfTable(table: TagNode, heads: Heads): TextBlock[] {
  const groups = nodesIn(table)
  const [head] = groups.filter(({ role }) => role === 'THead').flatMap(rowsIn)
  const rows = [...rowsIn(table), ...groups.filter(isBody).flatMap(rowsIn)]
  if (head === undefined) return [{ kind: 'facts', facts: rows.flatMap(factsIn) }]
  if (head.some((cell) => cell !== '')) heads.last = head
  return rows.flatMap((row) => recordOf(heads.last, row))
}

function isBody({ role }: TagNode): boolean {
  return role === 'TBody' || role === 'TFoot'
}

function rowsIn(group: TagNode): string[][] {
  const rows = nodesIn(group).filter(({ role }) => role === 'TR')
  return rows.map((row) => nodesIn(row).map(textOf))
}

function factsIn(row: readonly string[]): Fact[] {
  return row.flatMap((label, at) => (at % 2 === 0 ? [{ label, value: row[at + 1] ?? '' }] : []))
}

/** A row that spans columns, such as a sum, has no names for its cells. */
function recordOf(head: readonly string[], row: readonly string[]): TextBlock[] {
  if (row.length !== head.length) return paragraphs(row.join(' '))
  const [title = '', ...values] = row
  const facts = values.map((value, at) => ({ label: head[at + 1] ?? '', value }))
  return [{ kind: 'record', title, facts }]
}

function paragraphs(text: string): TextBlock[] {
  return text === '' ? [] : [paragraph(text)]
}

function paragraph(text: string): TextBlock {
  return { kind: 'paragraph', text }
}

function nodesIn({ children }: TagNode): TagNode[] {
  return children.filter((child) => 'role' in child)
}

function textOf(node: TagNode): string {
  if (node.alt !== undefined) return node.alt
  let text = ''
  let before: TextPiece | undefined
  for (const piece of piecesIn(node)) {
    text += between(before, piece) + piece.text
    before = piece
  }
  return text
}

function piecesIn({ children }: TagNode): TextPiece[] {
  return children.flatMap((child) => ('role' in child ? piecesIn(child) : child))
}

const latin = /[\w.,]/

/** Chinese goes on behind the end of a line without a space; small print beside a word has one. */
function between(before: TextPiece | undefined, piece: TextPiece): string {
  if (before === undefined) return ''
  if (piece.behind === 'gap' || piece.size !== before.size) return ' '
  const isInWords = latin.test(before.text.at(-1) ?? '') && latin.test(piece.text[0] ?? '')
  return piece.behind === 'line' && isInWords ? ' ' : ''
}
