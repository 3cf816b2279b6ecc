import { afterAll, expect, test } from 'vitest'
import { readPdf } from '../../../../test/readers/read-pdf.ts'
import { createTypstDocuments } from '../../../platform/documents/typst-documents.ts'
import { otherPolicy, staff } from './other-policies.samples.ts'
import { otherPolicyOf } from './other-policy.ts'
import { insurer, withPolicy } from './whole-policy.samples.ts'
import type { WholePolicy } from './whole-policy.ts'

const documents = createTypstDocuments({ threads: 1 })
afterAll(() => documents.close())

async function pagesOf(whole: WholePolicy) {
  const { pages } = await readPdf(await documents.render(otherPolicyOf(insurer, whole)))
  return pages
}

async function linesOf(whole: WholePolicy): Promise<string[]> {
  return (await pagesOf(whole)).flatMap(({ lines }) => [...lines])
}

function withPeople(count: number, named = count): WholePolicy {
  const whole = withPolicy(otherPolicy('group'), { insuredCount: count })
  return { ...whole, people: staff(named) }
}

test('a home is printed with what is insured in it, for how much, and the exact premium', async () => {
  expect(await linesOf(otherPolicy('household'))).toEqual(
    expect.arrayContaining([
      '家庭财产综合保险保险单',
      '名称 说明 保险金额（元）',
      '房屋主体 按重建价值 2,000,000.00',
      '室内装潢 — 300,000.00',
      '房屋地址 北京市海淀区西二旗大街三十九号院智学苑六号楼二单元一千二百零三室',
      '房屋结构 钢筋混凝土 建筑面积 89.6 平方米',
      '室内盗抢 30,000.00 每次 300 元 95.00',
      '保险费合计 人民币（大写）叁佰陆拾伍元整 ¥ 365.00',
      '等待期 无 理赔方式 在线提交资料',
    ]),
  )
})

test('where a line says it all, what is insured takes no table', async () => {
  const lines = await linesOf(otherPolicy('flight-delay'))
  expect(lines).toContain('保险标的 航班 XX1307（北京大兴国际机场 至 深圳宝安国际机场）')
  expect(lines).toContain('航班号 XX1307 航班日期 2025-03-15')
  expect(lines.join()).not.toContain('名称 说明')
})

test('a family is listed, each with relation, plan and the day of joining', async () => {
  const lines = await linesOf(otherPolicy('personal-accident'))
  expect(lines).toEqual(
    expect.arrayContaining([
      '本保险单共承保 3 人。',
      '1 林晓雨 110*************** 本人，成人方案',
      '3 陈沐阳 110*************** 子女，少儿方案，2025年6月1日加入',
    ]),
  )
  expect(lines.join()).not.toContain('保险标的')
})

test('two hundred people stand on pages that each repeat the head', async () => {
  const pages = await pagesOf(withPeople(200))
  const listed = pages.filter(({ lines }) => lines.some((line) => /^\d+ 员工/.test(line)))
  expect(listed.length).toBeGreaterThan(3)
  for (const { lines } of listed) expect(lines).toContain('序号 姓名 证件号码 保障说明')
  const rows = pages.flatMap(({ lines }) => lines.filter((line) => /^\d+ 员工/.test(line)))
  expect(rows).toHaveLength(200)
  expect(rows[199]).toMatch(/^200 员工200 110\*{15} 方案/)
  expect(pages[0]?.lines).toContain('被保险人 200 人，见被保险人名单 — —')
})

test('twenty thousand are counted, and read in the service', async () => {
  const lines = await linesOf(withPeople(20_000, 0))
  expect(lines).toContain(
    '本保险单共承保 20,000 人，名单以保险人系统中的记录为准，可在我们的自助服务中在线查阅。',
  )
  expect(lines.join()).not.toContain('员工')
})

test('the last page never holds the seal alone', async () => {
  for (const kind of ['household', 'personal-accident', 'group'] as const) {
    const pages = await pagesOf(otherPolicy(kind))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.at(-1)?.lines, kind).toContain('适用条款')
  }
})

test('a guardian is printed with a masked ID number', async () => {
  const lines = await linesOf(otherPolicy('student-accident'))
  expect(lines).toContain('监护人 林晓雨（母亲） 监护人证件号码 110***************')
})
