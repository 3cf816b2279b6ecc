import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../test/read-pdf.ts'
import { DocumentFailed, DocumentsBusy } from './documents.ts'
import { commercialPolicy, compulsoryPolicy, coverages } from './policy-document.samples.ts'
import { createTypstDocuments } from './typst-documents.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

test('a commercial policy prints its number, every coverage and the exact amounts', async () => {
  const bytes = await documents.render(commercialPolicy)
  const { pages } = await readPdf(bytes)
  const lines = pages.flatMap((page) => page.lines)

  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(lines).toEqual(
    expect.arrayContaining([
      '机动车商业保险保险单',
      '保险单号 PDAA202511010000012345 签单日期 2025年3月8日',
      '保险期间 自 2025年3月15日 00:00 起至 2026年3月14日 24:00 止',
      '号牌号码 京A12345 使用性质 家庭自用汽车',
      '机动车损失保险 186,432.00 0.00 2,530.18',
      '机动车第三者责任保险 3,000,000.00 — 1,286.45',
      '附加车身划痕损失险 5,000.00 每次 200 元 570.00',
      '保险费合计 人民币（大写）肆仟陆佰贰拾元陆角玖分 ¥ 4,620.69',
    ]),
  )
  const text = lines.join('\n')
  for (const { name, note } of commercialPolicy.coverages) {
    expect(text).toContain(name)
    if (note !== undefined) expect(text).toContain(note)
  }
  for (const { code, title } of commercialPolicy.clauses) expect(text).toContain(`${code} ${title}`)
})

test('a compulsory policy prints its liability limits and the vehicle tax', async () => {
  const { pages } = await readPdf(await documents.render(compulsoryPolicy))

  expect(pages).toHaveLength(1)
  expect(pages[0]?.lines).toEqual(
    expect.arrayContaining([
      '机动车交通事故责任强制保险单',
      '死亡伤残 180,000.00 18,000.00',
      '医疗费用 18,000.00 1,800.00',
      '财产损失 2,000.00 100.00',
      '保险费合计 人民币（大写）陆佰陆拾伍元整 ¥ 665.00',
      '当年应缴 420.00 往年补缴 0.00 滞纳金 0.00',
      '车船税合计 人民币（大写）肆佰贰拾元整 ¥ 420.00',
    ]),
  )
})

test('a compulsory policy without vehicle tax says so', async () => {
  const { vehicleTax: _, ...withoutTax } = compulsoryPolicy
  const { pages } = await readPdf(await documents.render(withoutTax))

  expect(pages[0]?.lines).toContain('本保险单未代收车船税。')
})

test('forty coverages spread over pages that each repeat the head and name the policy', async () => {
  const many = coverages(40)
  const { pages } = await readPdf(await documents.render({ ...commercialPolicy, coverages: many }))
  const pagesOfTable = pages.filter(({ lines }) => lines.some((line) => line.includes('附加保障')))
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('附加保障')))

  expect(pagesOfTable.length).toBeGreaterThanOrEqual(2)
  for (const { lines } of pagesOfTable) {
    expect(lines).toContain('险种 保险金额 / 责任限额（元） 免赔 保险费（元）')
  }
  expect(rows).toHaveLength(40)
  expect(rows[39]).toBe('附加保障第40项 10,039.39 39% 105.07')
  pages.forEach(({ lines }, at) => {
    expect(lines[0]).toContain(commercialPolicy.policyNo)
    expect(lines.at(-1)).toBe(`客户服务热线 95500-0 第 ${at + 1} 页 共 ${pages.length} 页`)
  })
})

test('text that looks like a script is printed letter by letter', async () => {
  const name = '#panic("x") *a* $b$ \\u{41} "}<c>'
  const { pages } = await readPdf(
    await documents.render({
      ...commercialPolicy,
      applicant: { ...commercialPolicy.applicant, name },
      specialAgreements: ['#read("/etc/hostname")'],
    }),
  )
  const text = pages.flatMap(({ lines }) => lines).join('\n')

  expect(text).toContain(name)
  expect(text).toContain('#read("/etc/hostname")')
})

test('a long foreign name wraps in its cell and stays clear of its neighbour', async () => {
  const applicant = { name: 'W'.repeat(90), idNumber: 'M'.repeat(40), mobile: '8'.repeat(30) }
  const { pages } = await readPdf(await documents.render({ ...commercialPolicy, applicant }))
  const [first] = pages
  const texts = first?.texts ?? []
  const leftOf = (head: string) => texts.find(({ text }) => text === head)?.left ?? 0
  const rightOf = (letter: RegExp) =>
    Math.max(...texts.filter(({ text }) => letter.test(text)).map(({ right }) => right))

  expect(rightOf(/WW|W\u200bW/)).toBeLessThan(leftOf('证件号码'))
  expect(rightOf(/MM|M\u200bM/)).toBeLessThan(leftOf('联系电话'))
  expect(rightOf(/./)).toBeLessThan((first?.width ?? 0) - 40)
})

test('the demo marks every page as a sample, production none', async () => {
  const sample = await readPdf(await documents.render(commercialPolicy))
  const real = await readPdf(await documents.render({ ...commercialPolicy, isDemo: false }))
  const isMarked = ({ lines }: { lines: readonly string[] }) => /样|张/.test(lines.join(''))

  expect(sample.pages.every(isMarked)).toBe(true)
  expect(real.pages.some(isMarked)).toBe(false)
})

test('the file is tagged PDF/A-2a in Chinese and names the policy, the insurer and the day', async () => {
  const { info, metadata } = await readPdf(await documents.render(commercialPolicy))

  expect(info.get('Title')).toBe('机动车商业保险保险单 PDAA202511010000012345')
  expect(info.get('Author')).toBe('安途财产保险股份有限公司')
  expect(info.get('CreationDate')).toMatch(/^D:20250308/)
  expect(info.get('Language')).toBe('zh-CN')
  expect(metadata?.get('pdfaid:part')).toBe('2')
  expect(metadata?.get('pdfaid:conformance')).toBe('A')
})

test('the same facts give the same bytes, also from another thread', async () => {
  const others = createTypstDocuments({ threads: 1 })
  const again = await others.render(commercialPolicy)
  await others.close()

  expect(Buffer.from(again).equals(await documents.render(commercialPolicy))).toBe(true)
})

test('facts that cannot be printed fail alone, and the next policy is rendered', async () => {
  const broken = documents.render({ ...commercialPolicy, totalPremium: Number.NaN })

  await expect(broken).rejects.toThrow(DocumentFailed)
  await expect(documents.render(commercialPolicy)).resolves.toBeInstanceOf(Uint8Array)
})

test('a document that takes too long is given up', async () => {
  const hurried = createTypstDocuments({ threads: 1, timeoutMs: 1 })

  await expect(hurried.render(commercialPolicy)).rejects.toThrow(DocumentFailed)
  await hurried.close()
})

test('a full queue refuses at once, and takes documents again when it has emptied', async () => {
  const narrow = createTypstDocuments({ threads: 1, maxWaiting: 1 })
  const accepted = [narrow.render(commercialPolicy), narrow.render(compulsoryPolicy)]

  await expect(narrow.render(commercialPolicy)).rejects.toThrow(DocumentsBusy)
  await expect(Promise.all(accepted)).resolves.toHaveLength(2)
  await expect(narrow.render(commercialPolicy)).resolves.toBeInstanceOf(Uint8Array)
  await narrow.close()
})
