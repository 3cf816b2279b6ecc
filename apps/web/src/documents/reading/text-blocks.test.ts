import { expect, test } from 'vitest'
import type { PageText, TagNode, TextPiece } from './page-text.ts'
import { textBlocks } from './text-blocks.ts'

function tag(role: string, ...children: readonly (TagNode | TextPiece | string)[]): TagNode {
  return {
    role,
    children: children.map((each) => (typeof each === 'string' ? piece(each) : each)),
  }
}

function piece(text: string, behind: TextPiece['behind'] = 'nothing', size = 9): TextPiece {
  return { text, behind, size }
}

function row(...cells: readonly (TextPiece | string)[]): TagNode {
  return tag('TR', ...cells.map((cell) => tag('TD', tag('Span', cell))))
}

function page(...children: readonly TagNode[]): PageText {
  return { outline: tag('Root', tag('Document', ...children)), lines: [] }
}

test('headings, paragraphs and lists are read in their order', () => {
  const blocks = textBlocks([
    page(
      tag('H1', '保险单'),
      tag('H2', '重要提示'),
      tag('L', tag('LI', tag('Lbl', '1.'), tag('LBody', piece('请核对。', 'gap')))),
      tag('Div', tag('Div', tag('P', '保险人签章'))),
    ),
  ])
  expect(blocks).toEqual([
    { kind: 'heading', level: 1, text: '保险单' },
    { kind: 'heading', level: 2, text: '重要提示' },
    { kind: 'list', items: ['1. 请核对。'] },
    { kind: 'paragraph', text: '保险人签章' },
  ])
})

test('a heading inside of a paragraph is one all the same, and what stands beside it is kept', () => {
  const title = tag('P', tag('H1', '保险单'), '副本', tag('P', '验真网址', tag('Link', 'http')))
  expect(textBlocks([page(title)])).toEqual([
    { kind: 'heading', level: 1, text: '保险单' },
    { kind: 'paragraph', text: '副本' },
    { kind: 'paragraph', text: '验真网址http' },
  ])
})

test('a table of names and values is read name by name', () => {
  const table = tag(
    'Table',
    row('号牌号码', '京A12345', '使用性质', '家庭自用'),
    row('期间', '一年'),
  )
  expect(textBlocks([page(table)])).toEqual([
    {
      kind: 'facts',
      facts: [
        { label: '号牌号码', value: '京A12345' },
        { label: '使用性质', value: '家庭自用' },
        { label: '期间', value: '一年' },
      ],
    },
  ])
})

const head = tag('THead', row('险种', '保险金额', '保险费'))

test('each row of a table with a head says what its amounts are; a sum stands alone', () => {
  const body = tag('TBody', row('车损险', '186,432.00', '2,530.18'), row('合计 2,530.18'))
  expect(textBlocks([page(tag('Table', head, body))])).toEqual([
    {
      kind: 'record',
      title: '车损险',
      facts: [
        { label: '保险金额', value: '186,432.00' },
        { label: '保险费', value: '2,530.18' },
      ],
    },
    { kind: 'paragraph', text: '合计 2,530.18' },
  ])
})

test('a table that goes on over the page keeps its head', () => {
  const silent = tag('THead', tag('TR', tag('TH'), tag('TH'), tag('TH')))
  const first = page(tag('Table', head, tag('TBody', row('车损险', '1', '2'))))
  const second = page(tag('Table', silent, tag('TBody', row('三者险', '3', '4'))))
  expect(textBlocks([first, second])[1]).toEqual({
    kind: 'record',
    title: '三者险',
    facts: [
      { label: '保险金额', value: '3' },
      { label: '保险费', value: '4' },
    ],
  })
})

test('lines that belong together become one, with spaces only where words need them', () => {
  const paragraphs = [
    tag('P', '请特别阅读免赔和赔', piece('偿处理的内容。', 'line')),
    tag('P', 'ANNA MARIA', piece('SCHMIDT', 'line')),
    tag('P', '京', 'A12345'),
    tag('P', '乘客', piece('每座限额', 'nothing', 7.5)),
  ]
  expect(textBlocks([page(...paragraphs)]).map((block) => 'text' in block && block.text)).toEqual([
    '请特别阅读免赔和赔偿处理的内容。',
    'ANNA MARIA SCHMIDT',
    '京A12345',
    '乘客 每座限额',
  ])
})

test('a picture is read by its description', () => {
  const seal: TagNode = { role: 'Figure', alt: '保险人签章', children: [] }
  expect(textBlocks([page(seal)])).toEqual([{ kind: 'paragraph', text: '保险人签章' }])
})

test('a document without an outline is read line by line', () => {
  const pages = [{ outline: undefined, lines: ['第一行', '第二行'] }]
  expect(textBlocks(pages)).toEqual([
    { kind: 'paragraph', text: '第一行' },
    { kind: 'paragraph', text: '第二行' },
  ])
})
