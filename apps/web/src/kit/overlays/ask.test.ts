import { expect, test } from 'vitest'
import { askConfirm, askPrompt, useAsked } from './ask.ts'

function asked() {
  return useAsked.getState().asked
}

test('a yes comes back to whoever asked, and the question is gone', async () => {
  const answer = askConfirm({ text: '要删除吗？' })
  const now = asked()
  if (now.kind === 'confirm') now.answer(true)
  expect(await answer).toBe(true)
  expect(asked()).toEqual({ kind: 'nothing' })
})

test('what was typed comes back, also when it is nothing', async () => {
  const answer = askPrompt({ text: '请留言', label: '留言' })
  const now = asked()
  if (now.kind === 'prompt') now.answer('')
  expect(await answer).toBe('')
})

test('a second question takes the place of the first, which counts as a no', async () => {
  const first = askConfirm({ text: '要删除吗？' })
  const second = askPrompt({ text: '请留言', label: '留言' })
  expect(await first).toBe(false)
  const now = asked()
  expect(now.kind).toBe('prompt')
  if (now.kind === 'prompt') now.answer(undefined)
  expect(await second).toBeUndefined()
})
