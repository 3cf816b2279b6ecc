import { expect, test } from 'vitest'
import { whatIsLost } from './what-is-lost.ts'

test('whoever has said and stored everything is asked nothing', () => {
  expect(whatIsLost({ isStored: true, unsent: 0 })).toBeUndefined()
})

test('whoever leaves replies behind that were not sent reads how many', () => {
  expect(whatIsLost({ isStored: true, unsent: 2 })).toEqual({
    title: '还有回复没有发出',
    words: ['会话里有 2 条回复没有发给客户，退出后就没有了。请先回到会话重新发送，或者复制下来。'],
  })
})

test('what is not stored is told beside it', () => {
  expect(whatIsLost({ isStored: false, unsent: 1 })?.words).toHaveLength(2)
  expect(whatIsLost({ isStored: false, unsent: 0 })).toMatchObject({ title: '还有内容没有保存好' })
})
