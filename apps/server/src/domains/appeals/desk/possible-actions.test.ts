import { expect, test } from 'vitest'
import { statusOf } from '../rules/status.ts'
import type { AppealEvent, AppealEventType } from '../store/appeal-event.ts'
import { possibleActions } from './possible-actions.ts'

const filedAt = new Date('2026-11-02T01:20:00Z')
const me = { id: 'me', roles: ['claims'] as const }
const mine = { staffId: 'me', name: '周敏' }
const theirs = { staffId: 'them', name: '吴强' }

function told(type: AppealEventType, day: string, by = theirs): AppealEvent {
  return { type, at: new Date(`${day}T02:00:00Z`), text: '。', by }
}

interface Given {
  readonly kind?: 'complaint' | 'objection'
  readonly handler?: typeof mine | undefined
  readonly events?: readonly AppealEvent[]
  readonly today?: string
  readonly openedBy?: string
  readonly cause?: 'service' | undefined
}

/** What each action is refused with; nothing where it is possible. */
function whyNot({ kind = 'complaint', events = [], today = '2026-11-10', ...given }: Given = {}) {
  const handler = 'handler' in given ? given.handler : mine
  const cause = 'cause' in given ? given.cause : ('service' as const)
  const facts = { cause, product: 'commercial' } as const
  const appeal = { kind, filedAt, answerBy: '2026-11-17', handler, letter: undefined, ...facts }
  const status = statusOf({ ...appeal, events })
  const staff = { ...me, openedBy: given.openedBy }
  const now = new Date(`${today}T03:00:00Z`)
  const { take, callBack, extend, answer } = possibleActions({ appeal, status, staff, now })
  const actions = { take, callBack, extend, answer }
  return Object.fromEntries(Object.entries(actions).map(([action, { why }]) => [action, why]))
}

test('what nobody handles is taken first', () => {
  const first = '还没有人办理，请先接手。'
  expect(whyNot({ handler: undefined })).toEqual({
    take: undefined,
    callBack: first,
    extend: first,
    answer: first,
  })
})

test('whoever handles it may do all of it, but take it again', () => {
  expect(whyNot()).toEqual({
    take: '正由您办理。',
    callBack: undefined,
    extend: undefined,
    answer: undefined,
  })
})

test('what a colleague handles may be taken over, and is named', () => {
  const { take, answer } = whyNot({ handler: theirs })
  expect(take).toBeUndefined()
  expect(answer).toBe('正由吴强办理；要由您办理，请先接手。')
})

test('what has no cause is not answered, and all else may be done to it', () => {
  expect(whyNot({ cause: undefined })).toEqual({
    take: '正由您办理。',
    callBack: undefined,
    extend: undefined,
    answer: '还没有写明原因和产品，请先按“写明原因”。',
  })
})

test('a customer is noted as called back once', () => {
  expect(whyNot({ events: [told('called-back', '2026-11-03')] })).toMatchObject({
    callBack: '已经回过电话。',
    extend: undefined,
  })
})

test('only a complaint is extended, once, and while its first days last', () => {
  expect(whyNot({ kind: 'objection' }).extend).toContain('不能再延长')
  expect(whyNot({ events: [told('extended', '2026-11-03')] }).extend).toBe('已经延长过一次。')
  expect(whyNot({ today: '2026-11-17' }).extend).toBeUndefined()
  expect(whyNot({ today: '2026-11-18' }).extend).toContain('已超过承诺的答复日期 2026-11-17')
})

test('nothing is left to do once it was answered', () => {
  const over = '已答复，没有要办的事。'
  expect(whyNot({ events: [told('decided', '2026-11-03')] })).toEqual({
    take: over,
    callBack: over,
    extend: over,
    answer: over,
  })
})

test('a review is not answered by an account that who decided has opened', () => {
  const events = [told('decided', '2026-11-03'), told('review-asked', '2026-11-05')]
  const opened = '您的账号由作出原答复的人开通或重置，核查要由另一位同事办理。'
  expect(whyNot({ events, openedBy: 'them' })).toMatchObject({ answer: opened })
  expect(whyNot({ events, openedBy: 'them', handler: theirs })).toMatchObject({ take: opened })
  expect(whyNot({ events, openedBy: 'somebody' }).answer).toBeUndefined()
})

test('a review is answered by somebody else than who decided', () => {
  const asked = told('review-asked', '2026-11-05')
  const own = '原答复是您作出的，核查要由另一位同事办理。'
  const decidedByMe = [told('decided', '2026-11-03', mine), asked]
  expect(whyNot({ events: decidedByMe })).toMatchObject({ answer: own })
  expect(whyNot({ events: decidedByMe, handler: theirs })).toMatchObject({ take: own })
  const decidedByThem = [told('decided', '2026-11-03'), asked]
  expect(whyNot({ events: decidedByThem })).toMatchObject({
    callBack: '已书面答复，不用再记回电。',
    extend: '已书面答复，核查的期限不能延长。',
    answer: undefined,
  })
})
