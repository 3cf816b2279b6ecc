import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../test/readers/read-pdf.ts'
import { type DocumentDraft, DocumentFailed, DocumentsBusy } from './documents.ts'
import { createTypstDocuments, type TypstDocumentsOptions } from './typst-documents.ts'

const templates = new URL('../../../test/templates/', import.meta.url)
const documentsOf = (options: TypstDocumentsOptions) =>
  createTypstDocuments({ templates, threads: 1, ...options })
const documents = documentsOf({})
afterAll(() => documents.close())

function plain(...paragraphs: string[]): DocumentDraft {
  return { template: 'plain', facts: { title: '通知', paragraphs } }
}

async function printed(draft: DocumentDraft): Promise<string[]> {
  const { pages } = await readPdf(await documents.render(draft))
  return pages.flatMap(({ lines }) => [...lines])
}

test('what is printed copies out exactly as it was handed in', async () => {
  const paragraphs = [
    'PDAA202511010000012345 1,234,567.89',
    '（人民币）壹万元整，“引号”——省略……',
    'Griffith & Söhne, office ﬁﬂ 1/2 1st -- a~b',
  ]
  expect(await printed(plain(...paragraphs))).toEqual(paragraphs)
})

test('text that looks like a script is printed letter by letter', async () => {
  const paragraphs = ['#panic("x") *a* $b$ \\u{41} "}<c>', '#read("/etc/hostname")']
  expect(await printed(plain(...paragraphs))).toEqual(paragraphs)
})

test('a character that the font lacks is printed as its number, wherever it stands', async () => {
  expect(await printed(plain('程\u{2cb2f}', '王\ue815\u200d明'))).toEqual([
    '程〔U+2CB2F〕',
    '王〔U+E815〕〔U+200D〕明',
  ])
})

test('a picture is drawn that came along with the facts', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1,1h7v7z"/></svg>'
  const { facts } = plain('below is a picture')
  const draft = {
    template: 'plain',
    facts: { ...facts, picture: 'a.svg' },
    files: { 'a.svg': picture },
  }
  const bytes = await documents.render(draft)

  expect(Buffer.from(bytes).toString('latin1')).toContain('/S /Figure')
  // It is gone again: nothing of one document reaches the next.
  await expect(documents.render({ ...draft, files: {} })).rejects.toThrow(DocumentFailed)
})

test('the same draft gives the same bytes, also from another thread', async () => {
  const others = documentsOf({})
  const again = await others.render(plain('the same'))
  await others.close()

  expect(Buffer.from(again).equals(await documents.render(plain('the same')))).toBe(true)
})

test('a draft that its template cannot print fails alone, and the next document is rendered', async () => {
  const broken = documents.render({ template: 'plain', facts: { title: 'no paragraphs' } })

  await expect(broken).rejects.toThrow(new DocumentFailed('document not rendered: plain'))
  await expect(printed(plain('the next'))).resolves.toEqual(['the next'])
})

test('a template that does not exist fails by its name', async () => {
  const unknown = documents.render({ ...plain(), template: 'unknown' })

  await expect(unknown).rejects.toThrow(new DocumentFailed('document not rendered: unknown'))
})

test('a document that takes too long is given up', async () => {
  const hurried = documentsOf({ timeoutMs: 1 })

  await expect(hurried.render(plain('late'))).rejects.toThrow(DocumentFailed)
  await hurried.close()
})

test('a full queue refuses at once, and takes documents again when it has emptied', async () => {
  const narrow = documentsOf({ maxWaiting: 1 })
  const accepted = [narrow.render(plain('first')), narrow.render(plain('second'))]

  await expect(narrow.render(plain('third'))).rejects.toThrow(DocumentsBusy)
  await expect(Promise.all(accepted)).resolves.toHaveLength(2)
  await expect(narrow.render(plain('fourth'))).resolves.toBeInstanceOf(Uint8Array)
  await narrow.close()
})
