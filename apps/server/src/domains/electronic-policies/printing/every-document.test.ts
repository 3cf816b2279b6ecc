import { encode } from 'uqr'
import { afterAll, describe, expect, test } from 'vitest'
import { differenceFrom, expectApproved } from '../../../../test/readers/approved-picture.ts'
import { drawPage } from '../../../../test/readers/draw-pdf.ts'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { showsModules } from '../../../../test/readers/shows-modules.ts'
import type { DocumentDraft } from '../../../platform/documents/documents.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { commercialPolicyOf } from './commercial-policy.ts'
import { draftsOf } from './drafts.samples.ts'
import { commercialPolicy, insurer, verifyUrl, withPolicy } from './whole-policy.samples.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

const samples = draftsOf(insurer)
const real = draftsOf({ ...insurer, mode: 'production' })

describe.each(samples)('%s', (name, draft) => {
  test('says everything that it was told, and it copies out to the letter', async () => {
    const text = await wordsOn(draft)
    for (const fact of textsOf(draft.facts)) expect(text).toContain(withoutGaps(fact))
  })

  test('looks as approved', async () => {
    const page = await drawPage(await documents.render(draft), { scale: 0.75 })
    await expectApproved(page, approvedPicture(name))
  })

  test('is tagged PDF/A-2a in Chinese, with a title, an author and a date', async () => {
    const { info, metadata } = await readPdf(await documents.render(draft))

    expect(metadata?.get('pdfaid:part')).toBe('2')
    expect(metadata?.get('pdfaid:conformance')).toBe('A')
    expect(info.get('Language')).toBe('zh-CN')
    expect(info.get('Title')).toMatch(/保险|致客户信/)
    expect(info.get('Author')).toBe('安途财产保险股份有限公司')
    expect(info.get('CreationDate')).toContain(`D:${dayOf(draft)}`)
  })

  test('carries all that it needs to look the same in thirty years', async () => {
    const objects = objectsOf(await documents.render(draft))
    const withType = (type: string) => objects.filter((each) => each.includes(`/Type /${type}\n`))
    const [catalog] = withType('Catalog')
    const [intent] = withType('OutputIntent')

    for (const entry of ['/Marked true', '/StructTreeRoot', '/Lang (zh-CN)', '/OutputIntents']) {
      expect(catalog).toContain(entry)
    }
    expect(intent).toContain('/S /GTS_PDFA1')
    expect(intent).toContain('/DestOutputProfile')
    expect(withType('FontDescriptor')).not.toHaveLength(0)
    expect(withType('FontDescriptor').filter((font) => !/\/FontFile[23]? /.test(font))).toEqual([])
    expect(
      objects.filter((each) => /\/(Encrypt|JavaScript|Launch|EmbeddedFile)\b/.test(each)),
    ).toEqual([])
  })

  test('is the same file for the same facts', async () => {
    const [one, other] = [await documents.render(draft), await documents.render(draft)]
    expect(Buffer.from(one).equals(other)).toBe(true)
  })
})

test.each(samples)('a %s of the demo is marked as a sample on every page', async (_, draft) => {
  const { pages } = await readPdf(await documents.render(draft))
  for (const { lines } of pages) expect(lines.join('')).toMatch(/样.*张|张.*样/)
})

test.each(real)('a %s of production is none', async (_, draft) => {
  expect(await wordsOn(draft)).not.toMatch(/样|张/)
})

test.each(samples.filter(([, { files }]) => files !== undefined))(
  'the QR code of a %s leads to the same URL that is printed beside it',
  async (_, draft) => {
    const page = await drawPage(await documents.render(draft), { scale: 4 })
    const { data, size } = encode(verifyUrl, { ecc: 'M', boostEcc: true, border: 0 })

    const width = draft.template === 'insurance-mark' ? 34 : 25
    const modulePixels = (((width / 25.4) * 72) / (size + 8)) * 4
    expect(showsModules(page, data, modulePixels)).toBe(true)
    expect(await wordsOn(draft)).toContain(verifyUrl)
  },
)

test('a picture that differs by one digit is not as approved', async () => {
  const { policy } = commercialPolicy
  const policyNo = policy.policyNo.replace(/.$/, '6')
  const draft = commercialPolicyOf(insurer, withPolicy(commercialPolicy, { policyNo }))
  const page = await drawPage(await documents.render(draft), { scale: 0.75 })
  expect(await differenceFrom(page, approvedPicture(draft.template))).toMatch(
    /pixels are not as approved/,
  )
})

function approvedPicture(name: string): URL {
  return new URL(`approved/${name}.png`, import.meta.url)
}

/** The day that a document says it was issued on, as a PDF writes it. */
function dayOf({ facts }: DocumentDraft): string {
  const { year, month, day } = Object(facts.issued)
  return [year, month, day].map((part) => `${part}`.padStart(2, '0')).join('')
}

/** In the order of the file, in which a text that wraps stays together. */
async function wordsOn(draft: DocumentDraft): Promise<string> {
  const { pages } = await readPdf(await documents.render(draft))
  return withoutGaps(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''))
}

function withoutGaps(text: string): string {
  return text.replaceAll(/\s/g, '')
}

function textsOf(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact]
  if (typeof fact !== 'object' || fact === null) return []
  return Object.values(fact).flatMap(textsOf)
}

/** The dictionaries of a PDF; what their streams hold is left out. */
function objectsOf(bytes: Uint8Array): string[] {
  const objects = Buffer.from(bytes).toString('latin1').split('endobj')
  return objects.map((object) => object.split('stream\n')[0] ?? '')
}
