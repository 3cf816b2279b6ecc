import { checkString } from '@ecenter/contract/envelope/check-string.ts'
import { expect, test } from 'vitest'
import { agreementTexts } from './agreement-texts.ts'
import { agreements } from './agreements.ts'

/**
 * The fingerprint of each text under the version that it was published with. Whoever changes a
 * word changes the version in `agreements.ts` too, so that customers are asked again.
 */
const published = {
  privacy: '2026-11 aec77cb45788',
  service: '2026-11 a44d85d40300',
  guardian: '2026-11 cb36cf4f4250',
  'e-document': '2026-11 dc09438895f7',
  'refund-data': '2026-11 8d0a747c78ff',
}

test('no text was changed under its old version', () => {
  const now = Object.entries(agreementTexts).map(([name, text]) => [
    name,
    `${versionOf(name)} ${fingerprint(text)}`,
  ])
  expect(Object.fromEntries(now)).toEqual(published)
})

test('every text begins with its parties or purpose and names a person to call', () => {
  for (const text of Object.values(agreementTexts)) {
    expect(text.length).toBeGreaterThan(3)
    expect(JSON.stringify(text)).toContain('{hotline}')
    expect(JSON.stringify(text)).not.toMatch(/95518|示例财险/)
  }
})

function versionOf(name: string): string | undefined {
  return new Map(Object.entries(agreements)).get(name)?.version
}

function fingerprint(text: unknown): string {
  return checkString(text, '').slice(0, 12)
}
