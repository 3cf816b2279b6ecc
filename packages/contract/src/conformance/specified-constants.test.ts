import { expect, test } from 'vitest'
import { defaultChannelNo } from '../constants/channels.ts'
import { defaultCity } from '../constants/default-city.ts'
import { imageCodeRefreshCap } from '../constants/image-code-refresh-cap.ts'
import { outletServiceItems } from '../constants/outlet-service-items.ts'
import { outletTypes } from '../constants/outlet-types.ts'
import { callbackTimes, hotline, sexes } from '../constants/service.ts'
import { trackedButtons } from '../constants/tracked-buttons.ts'
import { specifiedConstants as specified } from './specified-constants.ts'

test('the constants of the site are those of the specification', () => {
  expect({ imageCodeRefreshCap, defaultChannelNo, defaultCity, hotline }).toEqual({
    imageCodeRefreshCap: specified.imageCodeRefreshCap,
    defaultChannelNo: specified.defaultChannelNo,
    defaultCity: specified.defaultCity,
    hotline: specified.hotline,
  })
})

test('a call back comes as soon as possible or at a full hour from 8 to 18', () => {
  expect(callbackTimes).toEqual(['soonest', ...specified.callbackHours.map(String)])
})

test('a complaint names one of the two sex codes', () => {
  expect(Object.keys(sexes)).toEqual(specified.sexCodes)
})

test('outlet types carry the specified codes', () => {
  const codes = Object.entries(outletTypes).map(([type, { code }]) => [type, code])
  expect(Object.fromEntries(codes)).toEqual(specified.outletTypes)
})

test('the outlet filter offers every service item', () => {
  expect(outletServiceItems).toHaveLength(specified.outletServiceCount)
})

test('clicks are counted on the named buttons', () => {
  expect(trackedButtons).toEqual(specified.trackedButtons)
})
