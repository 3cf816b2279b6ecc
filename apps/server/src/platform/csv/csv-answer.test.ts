import { expect, test } from 'vitest'
import { csvAnswer } from './csv-answer.ts'

interface Named {
  readonly name: string
  readonly count?: number
}

const columns = { 姓名: ({ name }: Named) => name, 次数: ({ count }: Named) => count }

function textOf(rows: readonly Named[]): string {
  return Buffer.from(csvAnswer('名单.csv', columns, rows).bytes).toString()
}

test('the headings stand first, and what is not known is an empty cell', () => {
  expect(textOf([{ name: '张三', count: 2 }, { name: '李四' }])).toBe(
    '\uFEFF姓名,次数\r\n张三,2\r\n李四,\r\n',
  )
})

test('commas, quotation marks and lines stay within their cell', () => {
  expect(textOf([{ name: 'a,"b"\nc' }])).toBe('\uFEFF姓名,次数\r\n"a,""b""\nc",\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1', '＝1＋1', '＠x'])(
  'what a spreadsheet would take for a formula is text: %j',
  (name) => {
    const [, line = ''] = textOf([{ name }]).split('\r\n')
    expect(line.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a file without rows has its headings', () => {
  expect(textOf([])).toBe('\uFEFF姓名,次数\r\n')
})
