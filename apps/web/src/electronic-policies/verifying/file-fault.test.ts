import { expect, test } from 'vitest'
import { fileFault } from './file-fault.ts'

const megabyte = 1024 * 1024

test('a PDF of ten megabytes may be checked', async () => {
  const pdf = new Blob(['%PDF-1.7', new Uint8Array(10 * megabyte - 8)])
  expect(await fileFault(pdf)).toBeUndefined()
})

test('a larger one is told its size, rounded so that it never reads as allowed', async () => {
  const pdf = new Blob(['%PDF-1.7', new Uint8Array(10 * megabyte)])
  expect(await fileFault(pdf)).toContain('不能超过 10 MB，现在 10.1 MB')
})

test.each([
  ['a picture', '\x89PNG'],
  ['an empty file', ''],
])('%s is no PDF, whatever it is called', async (_, content) => {
  expect(await fileFault(new Blob([content]))).toContain('不是 PDF 文件')
})

test('a file that the phone does not hand out is asked for again', async () => {
  const lost = new Blob(['%PDF-1.7'])
  lost.slice = () => {
    throw new Error('gone')
  }
  expect(await fileFault(lost)).toContain('重新选择')
})
