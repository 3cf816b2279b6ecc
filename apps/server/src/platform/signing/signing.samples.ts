import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTypstDocuments } from '../documents/typst-documents.ts'
import { selfSigned } from './demo-identity.ts'
import type { SigningIdentity } from './signing-identity.ts'

export const noon = new Date('2026-11-20T04:00:00Z')

const template = `
#set document(title: "保险单", date: datetime(year: 2026, month: 11, day: 20))
#set text(lang: "zh", font: "Noto Sans SC")
= 保险单
被保险人：林晓雨　#link("https://insurer.example/a")[核验] #link("https://insurer.example/b")[条款]
#pagebreak()
第二页
`

/** What the service's own documents are like: tagged PDF/A-2a by Typst, two pages, two links on the first. */
export async function typstPdf(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-signing-'))
  writeFileSync(join(folder, 'sample.typ'), template)
  const documents = createTypstDocuments({ templates: pathToFileURL(`${folder}/`), threads: 1 })
  try {
    return await documents.render({ template: 'sample', facts: {} })
  } finally {
    await documents.close()
    rmSync(folder, { recursive: true })
  }
}

/** The least PDF of the same form: one empty page. */
export function smallPdf(title = 'Small'): Buffer {
  const objects = [
    '/Type /Pages\n/Count 1\n/Kids [2 0 R]',
    '/Type /Page\n/MediaBox [0 0 200 100]\n/Parent 1 0 R\n/Resources << >>',
    `/Title (${title})`,
    '/Type /Catalog\n/Pages 1 0 R',
  ]
  let file = '%PDF-1.7\n'
  let table = 'xref\n0 5\n0000000000 65535 f \n'
  objects.forEach((dictionary, at) => {
    table += `${String(file.length).padStart(10, '0')} 00000 n \n`
    file += `${at + 1} 0 obj\n<<\n${dictionary}\n>>\nendobj\n`
  })
  const trailer = '<<\n/Size 5\n/Root 4 0 R\n/Info 3 0 R\n/ID [(abcd==) (abcd==)]\n>>'
  return Buffer.from(`${file}${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF`)
}

const kinds = {
  'P-256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  'P-384': () => generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey,
  'P-521': () => generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey,
  secp256k1: () => generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey,
  RSA: () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  'RSA 1024': () => generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey,
} as const
export type KeyKind = keyof typeof kinds

interface Choices {
  readonly name?: string
  readonly kind?: KeyKind
  readonly validFrom?: string
  readonly validTo?: string
}

export function newIdentity({
  name = '安途财产保险股份有限公司',
  kind = 'P-256',
  validFrom = '2026-01-01',
  validTo = '2027-01-01',
}: Choices = {}): SigningIdentity {
  const key = kinds[kind]()
  const dates = { validFrom: new Date(validFrom), validTo: new Date(validTo) }
  return { key, certificate: selfSigned({ name, key, ...dates }), issuers: [] }
}
