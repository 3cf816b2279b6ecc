import { expect, test } from 'vitest'
import { localVoiceIn } from './local-voice.ts'

const voice = (lang: string, localService = true) => ({ lang, localService })

test('what stands on the screen is given to no voice in a cloud', () => {
  expect(localVoiceIn([voice('zh-CN', false), voice('en-US')])).toBeUndefined()
  expect(localVoiceIn([voice('zh-CN', false), voice('zh-TW')])).toEqual(voice('zh-TW'))
})

test('of the device’s voices that of the mainland comes first, however its language is written', () => {
  expect(localVoiceIn([voice('zh-HK'), voice('zh_CN')])).toEqual(voice('zh_CN'))
})
