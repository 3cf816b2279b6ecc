import { expect, test } from 'vitest'
import { documentFault } from './document-fault.ts'

const megabyte = 1024 * 1024

function fileOf(head: string, size = 20): Blob {
  const bytes = new Uint8Array(size)
  bytes.set(Array.from(head, (letter) => letter.charCodeAt(0)))
  return new Blob([bytes])
}

test.each([
  ['a photo', '\xff\xd8\xff\xe0'],
  ['a picture of the screen', '\x89PNG\r\n\x1a\n'],
  ['a picture that was sent on', 'RIFF\x10\x00\x00\x00WEBP'],
  ['a PDF', '%PDF-1.7'],
])('%s may be sent', async (_, head) => {
  expect(await documentFault(fileOf(head))).toBeUndefined()
})

test.each([
  ['a photo that only Apple opens', '\0\0\0\x18ftypheic'],
  ['a drawing', '<svg xmlns="h'],
  ['a text', 'invoice'],
])('%s is told what can be sent instead, whatever it is called', async (_, head) => {
  expect(await documentFault(fileOf(head))).toContain('只能上传照片（JPG、PNG）或 PDF 文件')
})

test('an empty file is no document', async () => {
  expect(await documentFault(new Blob([]))).toContain('只能上传')
})

test('a photo of more than ten megabytes is told its size', async () => {
  expect(await documentFault(fileOf('\xff\xd8\xff', 10 * megabyte + 1))).toContain('现在 10.1 MB')
})
