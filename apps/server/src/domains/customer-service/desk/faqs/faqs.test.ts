import { randomUUID } from 'node:crypto'
import {
  countMisses,
  type FaqDraft,
  listFaqs,
  listFaqVersions,
  listMisses,
  readMiss,
  saveFaq,
  setMissAside,
  tryFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../../test/service-of-tests.ts'
import { assembleServices } from '../../../../assemble-services.ts'
import { secondsAfter } from '../../../../platform/clock/clock.ts'
import { faqIndexOf } from '../../robot/faq-index.ts'
import { noteMiss } from '../../store/robot-miss.repository.ts'

const service = serviceOfTests()
let editor: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  editor = await deskVisitor(service, ['content'])
})

const chargers: FaqDraft = {
  topic: '服务和账户安全',
  question: '网点有充电桩吗？',
  variants: ['在网点能充电吗', '你们那儿有没有充电桩'],
  answer: '部分网点有充电桩，可以先致电 {hotline} 询问。',
  links: ['#/outlet-query'],
  isShown: true,
}

async function savedNew(draft: FaqDraft) {
  const answer = await editor.get(saveFaq, draft)
  if (answer.kind !== 'saved') throw new Error('a new question cannot be saved by somebody else')
  return answer.kept
}

/** As a customer is answered, by this process or another one on the same database. */
async function ask(text: string, services: Pick<typeof service, 'faqs'> = service) {
  return (await faqIndexOf(await services.faqs.shown())).ask(text)
}

test('a new question is answered at once, by the other process too', async () => {
  const other = assembleServices(service)
  expect((await other.faqs.shown()).map(({ question }) => question)).not.toContain(
    chargers.question,
  )
  const { id } = await savedNew(chargers)
  const answer = { kind: 'answer', faq: { id, answer: chargers.answer } }
  expect(await ask('有充电桩吗')).toMatchObject(answer)
  expect(await ask('有充电桩吗', other)).toMatchObject(answer)
})

test('what is hidden is answered no more and stays on the list of the desk', async () => {
  const question = '周末能上门收车吗？'
  const draft = { ...chargers, question, variants: [] }
  const { id, version } = await savedNew(draft)
  expect(await ask(question)).toMatchObject({ kind: 'answer', faq: { id } })
  await editor.get(saveFaq, { edited: { id, version }, ...draft, isShown: false })
  expect(await ask(question)).not.toMatchObject({ faq: { id } })
  const { faqs } = await editor.get(listFaqs, {})
  expect(faqs.find((faq) => faq.id === id)).toMatchObject({ question, isShown: false })
})

test('whoever edits an old state is shown what somebody else has saved, and changes nothing', async () => {
  const question = '充电要钱吗？'
  const { id, version } = await savedNew({ ...chargers, question, variants: [] })
  const colleague = await deskVisitor(service, ['content'])
  const theirs = { ...chargers, question, variants: [], answer: '同事写的回答，充电按度收费。' }
  await colleague.get(saveFaq, { edited: { id, version }, ...theirs })
  const mine = { ...theirs, answer: '我写的回答。' }
  const refused = await editor.get(saveFaq, { edited: { id, version }, ...mine })
  expect(refused).toEqual({ kind: 'changed-meanwhile', theirs: { ...theirs, id, version: 2 } })
  expect(await ask(question)).toMatchObject({ faq: { answer: theirs.answer } })
})

test('every version is kept with who saved it, what the demo brought too', async () => {
  const { faqs } = await editor.get(listFaqs, {})
  const { id, version, ...before } = faqs[0] ?? (await savedNew(chargers))
  const draft = { ...before, answer: '换了说法的回答。' }
  await editor.get(saveFaq, { edited: { id, version }, ...draft })
  const { versions } = await editor.get(listFaqVersions, { id })
  expect(versions).toEqual([
    { version: 2, at: expect.any(String), by: '测试员工', state: draft },
    { version: 1, state: before },
  ])
})

test('a save leaves a trace that names the member of staff', async () => {
  const { id } = await savedNew({ ...chargers, question: '网点有厕所吗？', variants: [] })
  const { rows } = await service.database.pool.query(
    "select staff_id, outcome from audit_entry where event = 'content-saved' and outcome like $1",
    [`%${id}%`],
  )
  expect(rows).toEqual([{ staff_id: editor.staff.id, outcome: `faq ${id} 1` }])
})

test('a draft can be tried before anybody else is answered by it', async () => {
  const draft = { ...chargers, question: '能用加油卡抵保费吗？', variants: ['加油卡能抵扣吗'] }
  const tried = await editor.get(tryFaq, { draft, asked: '加油卡可以抵保费不' })
  expect(tried).toEqual({ kind: 'answer', question: draft.question, answer: draft.answer })
  expect(await ask('加油卡可以抵保费不')).not.toMatchObject({ kind: 'answer' })
  const hidden = { ...draft, isShown: false }
  expect((await editor.get(tryFaq, { draft: hidden, asked: draft.question })).kind).not.toBe(
    'answer',
  )
  expect(await editor.get(tryFaq, { draft, asked: '转人工' })).toEqual({ kind: 'person' })
})

test.each([
  ['links', { links: ['#/dev/outbox'] }],
  ['links', { links: ['javascript:alert(1)'] }],
  ['answer', { answer: '请看 {secret}' }],
  ['question', { question: '问'.repeat(61) }],
  ['variants', { variants: ['一样', '一样'] }],
])('%s that customers could not use is refused', async (field, wrong) => {
  const { code, field: refused } = await editor.ask(saveFaq, { ...chargers, ...wrong })
  expect(code).not.toBe('1')
  expect(refused).toMatch(new RegExp(`^${field}`))
})

test('what is not there cannot be edited', async () => {
  const edited = { id: randomUUID(), version: 1 }
  expect((await editor.ask(saveFaq, { edited, ...chargers })).code).toBe('1007')
})

test('what the robot missed is listed, answered by a new question, or set aside', async () => {
  const at = service.clock.now()
  await service.db.deleteFrom('robot_miss').execute()
  for (const text of ['能带狗进网点吗', '能带狗进网点吗？', '明天下雨吗']) {
    await noteMiss(service, { text, reason: 'unknown', at })
  }
  const listed = async () => (await editor.get(listMisses, { sortedBy: 'most-often' })).misses
  const [dog, rain] = await listed()
  expect(await editor.get(countMisses, {})).toEqual({ waiting: 2 })
  expect(dog).toMatchObject({ text: '能带狗进网点吗', times: 2, reason: 'unknown' })
  const draft = { ...chargers, question: '能带宠物进网点吗？', variants: ['能带狗进网点吗'] }
  await editor.get(saveFaq, { ...draft, missId: dog?.id })
  expect(await ask('能带狗进网点吗')).toMatchObject({ faq: { question: draft.question } })
  expect(await listed()).toEqual([rain])
  await editor.get(setMissAside, { id: rain?.id ?? '' })
  expect(await listed()).toEqual([])
  expect((await editor.ask(setMissAside, { id: randomUUID() })).code).toBe('1007')
})

test('what the robot missed is opened by its id however many are newer, until somebody has settled it', async () => {
  const now = service.clock.now()
  const missed = (text: string, at = now) => noteMiss(service, { text, reason: 'unknown', at })
  await missed('网点能寄存行李吗', secondsAfter(now, -60))
  const [old] = (await editor.get(listMisses, { sortedBy: 'newest' })).misses
  const id = old?.id ?? ''
  for (const thing of '雨伞轮椅童车马桶钢琴鱼缸风筝帐篷'.match(/../g) ?? [])
    await missed(`${thing}坏了赔吗`)
  expect(await editor.get(readMiss, { id })).toMatchObject(old ?? {})
  await editor.get(setMissAside, { id })
  expect((await editor.ask(readMiss, { id })).code).toBe('1007')
})

const asked = [
  '保单能不能抵押贷款吗',
  '保单可以抵押贷款吗',
  '可以用保单抵押贷款不',
  '网点能寄存行李吗',
]

async function missedAnew() {
  await service.db.deleteFrom('robot_miss').execute()
  const at = service.clock.now()
  for (const text of [...asked, asked[1] ?? '']) {
    await noteMiss(service, { text, reason: 'unknown', at })
  }
  const { misses } = await editor.get(listMisses, { sortedBy: 'most-often' })
  const [loan] = misses
  if (loan === undefined) throw new Error('nothing was missed')
  return { misses, loan, alikeIds: loan.alike.map(({ id }) => id) }
}

test('the same in other words stands once, with how often it was asked, and one answer settles all of it', async () => {
  const { misses, loan, alikeIds } = await missedAnew()
  expect(misses.map(({ text, times }) => [text, times])).toEqual([
    [asked[1], 4],
    [asked[3], 1],
  ])
  expect(loan.alike.map(({ text }) => text).toSorted()).toEqual([asked[0], asked[2]].toSorted())
  const draft = { ...chargers, question: '保单能抵押贷款吗？', variants: asked.slice(0, 3) }
  await editor.get(saveFaq, { ...draft, missId: loan.id, alikeIds })
  const left = await editor.get(listMisses, { sortedBy: 'newest' })
  expect(left.misses.map(({ text }) => text)).toEqual([asked[3]])
})

test('what was set aside together stays so, and what is asked again after an answer comes back', async () => {
  const { loan, alikeIds } = await missedAnew()
  await editor.get(setMissAside, { id: loan.id, alikeIds })
  expect(await editor.get(countMisses, {})).toEqual({ waiting: 1 })
})

test.each([1, 2])(
  'of a draft that was given up, %i joined to it wait on by themselves',
  async (left) => {
    const { loan, alikeIds } = await missedAnew()
    const draft = { ...chargers, question: `保单能贷款吗？${left}`, variants: [] }
    await editor.get(saveFaq, { ...draft, asDraft: true, missId: loan.id, alikeIds })
    // No longer alike by then, as the page tells.
    await editor.get(setMissAside, { id: loan.id, alikeIds: alikeIds.slice(left) })
    expect(await editor.get(countMisses, {})).toEqual({ waiting: 1 + left })
    const { misses } = await editor.get(listMisses, { sortedBy: 'newest' })
    const waiting = misses.flatMap(({ id, alike }) => [id, ...alike.map((each) => each.id)])
    expect(waiting).toEqual(expect.arrayContaining(alikeIds.slice(0, left)))
  },
)

test('known questions that come near are told with it, so that it can be joined to one', async () => {
  await service.db.deleteFrom('robot_miss').execute()
  const at = service.clock.now()
  await noteMiss(service, { text: '我想把保单退掉怎么弄', reason: 'unhelpful', at })
  const [miss] = (await editor.get(listMisses, { sortedBy: 'newest' })).misses
  const { near } = await editor.get(readMiss, { id: miss?.id ?? '' })
  const { faqs } = await editor.get(listFaqs, {})
  expect(near.length).toBeGreaterThan(0)
  const known = faqs.find(({ id }) => id === near[0]?.id)
  if (known === undefined) throw new Error('what is near is no question')
  const { id, version, ...draft } = known
  const variants = [...draft.variants.slice(0, 11), miss?.text ?? '']
  await editor.get(saveFaq, { ...draft, variants, edited: { id, version }, missId: miss?.id })
  expect(await editor.get(countMisses, {})).toEqual({ waiting: 0 })
})
