import { expect, test } from 'vitest'
import { checkString } from './check-string.ts'

test('without a session the check is the SHA-256 of the body as JSON', () => {
  expect(checkString('abc', '')).toBe(
    '6cc43f858fbb763301637b5af970e2a46b46f461f27e5a0f41e009c59b827b25',
  )
})

test('within a session the last eight characters of the uuid follow the body', () => {
  expect(checkString({ licenseNo: '京A12345' }, 'a-page-session-12345678')).toBe(
    '255f9c18b3f3f799b7a972e2b64a31372ad656445b16dcf27beed312fdc23599',
  )
})

test('a changed body or another session changes the check', () => {
  const check = checkString({ licenseNo: '京A12345' }, '00000000-aaaaaaaa')
  expect(checkString({ licenseNo: '京A12346' }, '00000000-aaaaaaaa')).not.toBe(check)
  expect(checkString({ licenseNo: '京A12345' }, '00000000-aaaaaaab')).not.toBe(check)
})
