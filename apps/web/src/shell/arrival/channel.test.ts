import { expect, test } from 'vitest'
import { channelLook } from './channel.ts'

const open = { hasHeader: true, canGoHome: true }

test.each([
  ['from=vmeng', { from: 'vmeng' }, { ...open, channel: 'vmeng', canGoHome: false }],
  ['channelNo 3', { channelNo: '3' }, { ...open, channel: 'vmeng', canGoHome: false }],
  ['channelNo 1', { channelNo: '1' }, { ...open, channel: 'app', hasHeader: false }],
  ['msappFlag 1', { msappFlag: '1' }, { ...open, channel: 'app', hasHeader: false }],
  [
    'channelNo 4 with from gwcx',
    { channelNo: '4', from: 'gwcx' },
    { ...open, channel: 'gwcx', hasHeader: false },
  ],
  ['channelNo 5 with from fccx', { channelNo: '5', from: 'fccx' }, { ...open, channel: 'fccx' }],
  ['channelNo 6 with from 95518', { channelNo: '6', from: '95518' }, { ...open, channel: '95518' }],
  ['channelNo 7 with from cx', { channelNo: '7', from: 'cx' }, { ...open, channel: 'cx' }],
  ['nothing', {}, { ...open, channel: 'web' }],
])('opened with %s', (_, query, look) => {
  expect(channelLook(query)).toEqual(look)
})

test.each([
  [{ from: 'vmeng', channelNo: '1' }, 'vmeng'],
  [{ channelNo: '3', msappFlag: '1' }, 'vmeng'],
  [{ channelNo: '4', from: 'gwcx', msappFlag: '1' }, 'app'],
  [{ channelNo: '5', from: 'vmeng' }, 'vmeng'],
  [{ channelNo: '7', from: 'cx', msappFlag: '1' }, 'app'],
])('of the rules that fit %o the first wins: %s', (query, channel) => {
  expect(channelLook(query).channel).toBe(channel)
})

test.each([
  { channelNo: '4' },
  { from: 'gwcx' },
  { channelNo: '4', from: 'fccx' },
  { channelNo: '5', from: 'gwcx' },
  { channelNo: '6', from: 'cx' },
  { channelNo: '7', from: '95518' },
  { channelNo: '2' },
  { msappFlag: '0' },
])('half of a rule opens no channel: %o', (query) => {
  expect(channelLook(query)).toEqual({ ...open, channel: 'web' })
})
