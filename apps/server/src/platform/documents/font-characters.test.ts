import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { charactersOf } from './font-characters.ts'

const fonts = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
)
const regular = join(fonts, '400Regular/NotoSansSC_400Regular.ttf')
const bold = join(fonts, '700Bold/NotoSansSC_700Bold.ttf')

test('the font has common and rare characters, and lacks others', () => {
  const characters = charactersOf([regular, bold])
  const has = (text: string) => [...text].every((each) => characters.has(each.codePointAt(0) ?? 0))

  expect(has('王明 ABC 0123456789 ，。（）—¥·')).toBe(true)
  expect(has('䶮𬭬')).toBe(true)
  expect(has('〔U+2CB2F〕')).toBe(true)
  for (const lacking of ['\u{2cb2f}', '\ue815', '\u200d', '\u202e', '\t', '😀']) {
    expect(has(lacking)).toBe(false)
  }
  expect(characters.size).toBeGreaterThan(30_000)
})

test('a file that is no font is named', () => {
  expect(() => charactersOf([join(fonts, 'package.json')])).toThrow('package.json')
})
