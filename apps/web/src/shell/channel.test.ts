import { expect, test } from 'vitest'
import { channelLook } from './channel.ts'

test.each([
  [{ from: 'vmeng' }, 'vmeng', true, false],
  [{ channelNo: '3' }, 'vmeng', true, false],
  [{ channelNo: '1' }, 'app', false, true],
  [{ msappFlag: '1' }, 'app', false, true],
  [{ channelNo: '4', from: 'gwcx' }, 'gwcx', false, true],
  [{ channelNo: '5', from: 'fccx' }, 'fccx', true, true],
  [{ channelNo: '6', from: '95518' }, '95518', true, true],
  [{ channelNo: '7', from: 'cx' }, 'cx', true, true],
  [{ channelNo: '4' }, 'web', true, true],
  [{}, 'web', true, true],
])('opened with %o the channel is %s', (query, channel, hasHeader, canGoHome) => {
  expect(channelLook(query)).toEqual({ channel, hasHeader, canGoHome })
})

test('the first row that fits wins', () => {
  expect(channelLook({ from: 'vmeng', channelNo: '1' }).channel).toBe('vmeng')
})
