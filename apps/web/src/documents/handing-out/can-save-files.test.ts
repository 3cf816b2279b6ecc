import { expect, test } from 'vitest'
import { canSaveFiles } from './can-save-files.ts'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 13; PDKM00'

const browsers = {
  'Safari on an iPhone': `${iPhone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
  'Chrome on an iPhone': `${iPhone} (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`,
  'Chrome on Android': `${android}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36`,
  'Safari on a Mac':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
}

const webViews = {
  'WeChat on an iPhone': `${iPhone} (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI`,
  'WeChat on Android': `${android}; wv) AppleWebKit/537.36 Chrome/116.0.0.0 XWEB/1160117 MMWEBSDK/20240404 Mobile Safari/537.36 MicroMessenger/8.0.49`,
  'a mini-program': `${iPhone} (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49 miniProgram/wx0000000000000000`,
  'another mini-program': `${android}) AppleWebKit/537.36 Chrome/100.0 Mobile Safari/537.36 AlipayClient/10.6`,
  'an Android web view': `${android}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/114.0 Mobile Safari/537.36`,
  'an app on an iPhone': `${iPhone} (KHTML, like Gecko) Mobile/15E148`,
}

test.each(Object.entries(browsers))('%s saves a file itself', (_, userAgent) => {
  expect(canSaveFiles(userAgent)).toBe(true)
})

test.each(Object.entries(webViews))('%s gets a link instead', (_, userAgent) => {
  expect(canSaveFiles(userAgent)).toBe(false)
})
