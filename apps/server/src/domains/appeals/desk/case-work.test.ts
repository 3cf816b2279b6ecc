import {
  answerCase,
  countCaseChanges,
  listCases,
  noteCallBack,
  readCase,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import {
  attachToCase,
  decideLetter,
  giveCase,
  listCaseHandlers,
  noteOnCase,
  viewCaseFile,
} from '@ecenter/contract/appeals/desk/case-work.ts'
import { takeCaseIn } from '@ecenter/contract/customers/desk/intake.ts'
import { countDay, listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import type { DeskTypedOf } from '@ecenter/contract/desk/desk-call.ts'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { pdf, photo, svg } from '../../../../test/subjects/sample-files.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { daysAfter } from '../../../platform/clock/clock.ts'

const service = serviceOfTests({ demo: false })
type Clerk = Awaited<ReturnType<typeof deskVisitor>>
let clerk: Clerk
let colleague: Clerk
let supervisor: Clerk
beforeEach(async () => {
  clerk = await deskVisitor(service, ['claims'])
  colleague = await deskVisitor(service, ['claims'])
  supervisor = await deskVisitor(service, ['supervisor'])
})

async function takenIn(given: Partial<DeskTypedOf<typeof takeCaseIn>> = {}) {
  const { caseId } = await clerk.get(takeCaseIn, {
    channel: 'regulator',
    reference: '示监转1184号',
    kind: 'complaint',
    cause: 'service',
    product: 'commercial',
    areaCode: '33040200',
    name: '侯示例',
    phoneNumber: newPhone(),
    callBackTime: 'soonest',
    content: '电话等太久。',
    ...given,
  })
  const { version } = await clerk.get(takeCase, { caseId, version: 0 })
  return { caseId, version }
}

test('the regulator’s own day is the clock, and a day that is over is refused at its field', async () => {
  const dueOn = daysAfter(service.clock.today(), 5)
  const { caseId } = await takenIn({ dueOn })
  expect(await clerk.get(readCase, { caseId })).toMatchObject({ answerBy: dueOn, daysLeft: 5 })
  const given = { channel: 'regulator', reference: '示监转1号', dueOn: '2020-01-01' } as const
  await expect(takenIn(given)).rejects.toThrow('这一天已经过了')
  await expect(takenIn({ reference: undefined })).rejects.toThrow('请填写转办函的文号')
})

test('a case from a chat or by mail says so to its customer', async () => {
  const { caseId } = await takenIn({ channel: 'chat' })
  const shown = await clerk.get(readCase, { caseId })
  expect(shown).toMatchObject({ channel: 'chat', needsApproval: false })
  expect(shown.steps[0]?.text).toContain('会话里说的')
  const byMail = await takenIn({ channel: 'online', phoneNumber: undefined })
  expect(await clerk.get(readCase, { caseId: byMail.caseId })).toMatchObject({ channel: 'online' })
})

test('a case is given to a colleague, and both find it in their day with whose it is', async () => {
  const seen = await takenIn()
  const { handlers } = await clerk.get(listCaseHandlers, {})
  const to = handlers.find(({ staffId }) => staffId === colleague.staff.id)
  expect(to).toMatchObject({ open: 0, late: 0, isSelf: false })
  const given = await clerk.get(giveCase, {
    ...seen,
    staffId: colleague.staff.id,
    words: '请先回电',
  })
  expect(given).toMatchObject({ isMine: false, givenByName: clerk.staff.name })
  const inDay = async (who: Clerk) => {
    const { rows } = await who.get(listDay, { kind: 'case' })
    return rows.find(({ id }) => id === seen.caseId)?.about
  }
  const givenTo = async (who: Clerk) =>
    (await who.get(countDay, {})).kinds.find(({ kind }) => kind === 'case')?.given
  expect([await givenTo(colleague), await givenTo(clerk)]).toEqual([1, 0])
  expect(await inDay(colleague)).toContain('由您办理')
  expect(await inDay(clerk)).toContain('分派')
  expect((await colleague.get(readCase, { caseId: seen.caseId })).notes).toEqual([
    expect.objectContaining({ kind: 'given', text: expect.stringContaining('请先回电') }),
  ])
})

test('who has just lost the role is given nothing, and the case stays where it was', async () => {
  const seen = await takenIn()
  await service.db
    .updateTable('staff')
    .set({ roles: ['content'] })
    .where('id', '=', colleague.staff.id)
    .execute()
  const refused = await clerk.ask(giveCase, { ...seen, staffId: colleague.staff.id })
  expect(refused).toMatchObject({ code: '1000', field: 'staffId' })
  expect(await clerk.get(readCase, { caseId: seen.caseId })).toMatchObject({ isMine: true })
})

test('a note and a file are kept with a case, the file is opened with a trace, and nobody’s act is old for it', async () => {
  const seen = await takenIn()
  await colleague.get(noteOnCase, { caseId: seen.caseId, words: '报价单 11-21 收到。' })
  const file = Uint8Array.from(await photo())
  const { notes } = await clerk.get(attachToCase, {
    caseId: seen.caseId,
    from: 'customer',
    name: '报价单',
    file,
  })
  const kept = notes.find(({ kind }) => kind === 'file')
  expect(kept?.file).toMatchObject({ name: '报价单', mediaType: 'image/jpeg', from: 'customer' })
  const opened = await colleague.ask(viewCaseFile, {
    caseId: seen.caseId,
    noteId: kept?.noteId ?? '',
  })
  expect(opened.wire.headers['content-type']).toBe('image/jpeg')
  const traces = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome'])
    .where('staff_id', '=', colleague.staff.id)
    .where('event', 'in', ['case-noted', 'case-file-viewed'])
    .execute()
  expect(traces.map(({ event }) => event).toSorted()).toEqual(['case-file-viewed', 'case-noted'])
  await clerk.get(noteCallBack, { ...seen, note: '已联系。' })
})

test('an open page learns that somebody acted or noted something, and asking leaves no trace', async () => {
  const { caseId, version } = await takenIn()
  const { changes } = await clerk.get(readCase, { caseId })
  const counted = async () => (await clerk.get(countCaseChanges, { caseId })).changes
  expect(await counted()).toBe(changes)
  await colleague.get(noteOnCase, { caseId, words: '已听录音。' })
  expect(await counted()).toBe(changes + 1)
  await clerk.get(noteCallBack, { caseId, version, note: '已回电。' })
  expect(await counted()).toBe(changes + 2)
  expect(await clerk.get(readCase, { caseId })).toMatchObject({ changes: changes + 2 })
  const asked = await service.db
    .selectFrom('audit_entry')
    .select('event')
    .where('staff_id', '=', clerk.staff.id)
    .where('event', '=', 'appeal-read')
    .execute()
  // Both reads, and the call that was noted.
  expect(asked).toHaveLength(3)
})

test('a file that is neither picture nor harmless PDF is refused, and so is one of another case', async () => {
  const [one, other] = [await takenIn(), await takenIn()]
  const sent = { caseId: one.caseId, from: 'staff', name: '图' } as const
  expect(await clerk.ask(attachToCase, { ...sent, file: svg })).toMatchObject({
    code: '1010',
    field: 'file',
  })
  const { notes } = await clerk.get(attachToCase, { ...sent, file: Uint8Array.from(pdf()) })
  const noteId = notes[0]?.noteId ?? ''
  expect((await clerk.ask(viewCaseFile, { caseId: other.caseId, noteId })).code).toBe('1007')
})

test('a regulator’s letter waits for a supervisor, comes back with what to change, and leaves once it is approved', async () => {
  const seen = await takenIn()
  const first = await clerk.get(answerCase, { ...seen, letter: '差额请自行协商。' })
  expect(first).toMatchObject({ owed: 'decision', isLetterWaiting: true })
  const rows = async () => (await supervisor.get(listDay, { kind: 'case' })).rows
  expect((await rows()).find(({ id }) => id === seen.caseId)?.what).toBe('审书面答复')
  const { counts } = await supervisor.get(listCases, { stand: 'letter' })
  expect(counts.letter).toBeGreaterThan(0)
  const ask = { caseId: seen.caseId, version: first.version }
  expect(await clerk.ask(decideLetter, { ...ask, verdict: 'send' })).not.toMatchObject({
    code: '1',
  })
  expect(await supervisor.ask(decideLetter, { ...ask, verdict: 'return' })).toMatchObject({
    field: 'reason',
  })
  await supervisor.get(decideLetter, { ...ask, verdict: 'return', reason: '差额要说明原因' })
  const back = await clerk.get(readCase, { caseId: seen.caseId })
  expect(back.pendingLetter).toMatchObject({
    letter: '差额请自行协商。',
    returned: { reason: '差额要说明原因' },
  })
  const { caseId, version } = back
  const second = await clerk.get(answerCase, { caseId, version, letter: '差额是旧件残值。' })
  const done = await supervisor.get(decideLetter, {
    caseId,
    version: second.version,
    verdict: 'send',
  })
  expect(done).toMatchObject({ owed: 'nothing', answer: '差额是旧件残值。' })
  expect(done.pendingLetter).toBeUndefined()
})

test('who wrote a letter does not approve it, and one that was seen before it changed is not sent', async () => {
  const seen = await takenIn()
  const taken = await supervisor.get(takeCase, seen)
  const own = { caseId: seen.caseId, version: taken.version }
  const waiting = await supervisor.get(answerCase, { ...own, letter: '第一稿。' })
  const ask = { caseId: seen.caseId, version: waiting.version, verdict: 'send' } as const
  expect(await supervisor.ask(decideLetter, ask)).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('是您写的'),
  })
  const other = await deskVisitor(service, ['supervisor'])
  await supervisor.get(answerCase, { ...own, version: waiting.version, letter: '第二稿。' })
  expect(await other.ask(decideLetter, ask)).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('刚刚有变化'),
  })
})

test('what was late stays late once it is answered, and its filter finds it', async () => {
  const seen = await takenIn({ channel: 'phone' })
  await service.passTime(20 * 86_400)
  const [writer] = [await deskVisitor(service, ['claims'])]
  const taken = await writer.get(takeCase, seen)
  const letter = '经核实，安排不周。'
  const done = await writer.get(answerCase, { ...seen, version: taken.version, letter })
  expect(done.lateDays).toBe(5)
  expect(done.callBack?.lateDays).toBeGreaterThan(0)
  await service.passTime(40 * 86_400)
  const later = await deskVisitor(service, ['claims'])
  const { cases } = await later.get(listCases, {
    stand: 'closed',
    late: 'yes',
    areaCode: '33040000',
  })
  expect(cases.map(({ caseId }) => caseId)).toContain(seen.caseId)
  const elsewhere = await later.get(listCases, {
    stand: 'closed',
    late: 'yes',
    areaCode: '11000000',
  })
  expect(elsewhere.cases).toEqual([])
})

test('cases of one person are joined both ways', async () => {
  const phoneNumber = newPhone()
  const one = await takenIn({ phoneNumber })
  const other = await takenIn({ phoneNumber, content: '又没有人回电。' })
  const [first, second] = await Promise.all(
    [one, other].map(({ caseId }) => clerk.get(readCase, { caseId })),
  )
  expect(first?.joined.map(({ caseId }) => caseId)).toEqual([other.caseId])
  expect(second?.joined.map(({ caseId }) => caseId)).toEqual([one.caseId])
})

test('notes, names of files and letters that wait lie sealed', async () => {
  const seen = await takenIn()
  await clerk.get(noteOnCase, { caseId: seen.caseId, words: '独此一份的备注' })
  await clerk.get(answerCase, { ...seen, letter: '独此一份的答复' })
  const { rows } = await service.database.pool.query(
    'select appeal::text as row from appeal union all select appeal_note::text from appeal_note',
  )
  expect(JSON.stringify(rows)).not.toContain('独此一份')
})
