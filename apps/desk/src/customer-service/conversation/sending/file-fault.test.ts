import { expect, test } from 'vitest'
import { fileFault, fileTitle } from './file-fault.ts'

test('a file is refused before it is sent by its kind, and by its size', () => {
  expect(fileFault({ type: 'application/pdf', size: 10 * 1024 * 1024 })).toBeUndefined()
  expect(fileFault({ type: 'image/gif', size: 10 })).toContain('只能发图片')
  expect(fileFault({ type: '', size: 10 })).toContain('只能发图片')
  expect(fileFault({ type: 'image/png', size: 0 })).toContain('空的')
  expect(fileFault({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toContain('10 MB')
})

test('the customer reads its name without the ending', () => {
  expect(fileTitle({ name: '理赔材料清单.pdf' }, 80)).toBe('理赔材料清单')
  expect(fileTitle({ name: '2026.11.20 收据' }, 80)).toBe('2026.11.20 收据')
  expect(fileTitle({ name: '很长的名字.png' }, 2)).toBe('很长')
})
