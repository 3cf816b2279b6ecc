import type { Colleague } from '@ecenter/contract/customer-service/desk/staffing.ts'
import { expect, test } from 'vitest'
import { colleaguesShown } from './colleagues-shown.ts'

const lin: Colleague = {
  staffId: 'lin',
  name: '林晓彤',
  number: '1001',
  availability: 'online',
  taking: 'may',
  open: 2,
  atMost: 5,
}
const he: Colleague = { ...lin, staffId: 'he', name: '何思源', number: '1002' }
const chosen = { chosenId: 'lin', lastSeen: lin }

test('whoever is chosen and can take one more holds nothing up', () => {
  expect(colleaguesShown([lin, he], chosen)).toMatchObject({ whyNotChosen: undefined })
})

test('a chosen colleague who leaves stays in the list as gone, and nothing is sent to them', () => {
  const { choices, whyNotChosen } = colleaguesShown([he], chosen)
  expect(choices).toEqual([
    { value: 'he', label: '何思源（工号 1002）· 在线 · 2/5', isOff: false },
    { value: 'lin', label: '林晓彤（工号 1001）· 离线 · 2/5', isOff: true },
  ])
  expect(whyNotChosen).toBe('林晓彤 已经离线，请另选。')
})

test('a chosen colleague who takes nobody any more is told so', () => {
  const away: Colleague = { ...lin, availability: 'break', taking: 'away' }
  expect(colleaguesShown([away, he], chosen).whyNotChosen).toBe('林晓彤 现在不接待新会话，请另选。')
  const full: Colleague = { ...lin, taking: 'full' }
  expect(colleaguesShown([full, he], chosen).whyNotChosen).toBe('林晓彤 的会话已满，请另选。')
})

test('who comes back is no longer told to be gone, nor who was only chosen before', () => {
  expect(colleaguesShown([lin, he], chosen).choices).toHaveLength(2)
  const { choices, whyNotChosen } = colleaguesShown([he], { chosenId: 'he', lastSeen: lin })
  expect([choices.length, whyNotChosen]).toEqual([1, undefined])
})

test('where nobody can take it, the reason is said', () => {
  const none = { chosenId: undefined, lastSeen: undefined }
  expect(colleaguesShown(undefined, none).whyNone).toBeUndefined()
  expect(colleaguesShown([], none).whyNone).toBe('现在没有其他客服在线。')
  expect(colleaguesShown([{ ...lin, taking: 'full' }], none).whyNone).toBe(
    '在线的同事现在都接不了新会话。',
  )
})
