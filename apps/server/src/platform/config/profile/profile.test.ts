import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { profileTable } from './profile-table.ts'

/** A profile as it is written, and settings beside it. */
function read(profile: object | string, env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ecenter-profile-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'profile.json')
  writeFileSync(path, typeof profile === 'string' ? profile : JSON.stringify(profile, null, 2))
  return readSettings({ PROFILE_FILE: path, ...env }, '/')
}

test('an insurer that says nothing has every number of the table', () => {
  const settings = readSettings({}, '/')
  expect(settings).toMatchObject({
    chatAnswerMinutes: profileTable.CHAT_ANSWER_MINUTES.usual,
    leadsKeptDays: profileTable.LEADS_KEPT_DAYS.usual,
    accidentCallMinutes: profileTable.ACCIDENT_CALL_MINUTES.demo,
    revealsADay: { byAgent: 30, byHandler: 100 },
    daySoonMinutes: profileTable.DAY_SOON_MINUTES.usual,
    unusualLooks: {
      from: { 'same-name': 1, crowd: 1, customers: 60, reveals: 9, refused: 3, night: 1, vain: 10 },
      night: { from: 22, until: 6 },
      crowdStaff: 8,
    },
  })
  expect(settings.promisedTimes).toBeUndefined()
})

test('another insurer says in one file what it is called, how it numbers and within what time it acts', () => {
  const settings = read({
    BRAND_NAME: '江海财险',
    HOTLINE: '400-820-0000',
    COMPLAINT_DAYS: 10,
    CHATS_AT_ONCE: '8',
    DAY_SOON_MINUTES: 60,
    LOOKS_IN_VAIN_A_DAY: 25,
    LOOKS_NIGHT_FROM_HOUR: 23,
    WISH_HOURS_DELIVERY_CHANGE: 2,
    SMALL_CLAIM_DOCUMENTS: 'own-damage:3000:damage-photos',
    CLAIM_STEP_DAYS: 'car:survey:1,car:payment:0',
    NUMBERS: { core: { report: ['90#{14}'] }, service: { returnReport: '90<year>#{10}' } },
  })
  expect(settings).toMatchObject({
    brand: { name: '江海财险', hotline: '400-820-0000' },
    promisedTimes: { complaintDays: 10, objectionDays: 30 },
    chatsAtOnce: 8,
    daySoonMinutes: 60,
    unusualLooks: { from: { vain: 25, reveals: 9 }, night: { from: 23, until: 6 } },
    wishHours: { 'delivery-change': 2, 'contact-change': 48 },
    smallClaims: [{ loss: 'own-damage', upToFen: 300_000, documents: ['damage-photos'] }],
    claimStepDays: [
      { kind: 'car', step: 'survey', days: 1 },
      { kind: 'car', step: 'payment', days: 0 },
    ],
  })
  expect(settings.numbers?.core.report[0]?.text).toBe('90#{14}')
})

test('what the environment says counts before the file', () => {
  const { brand, leadsKeptDays } = read(
    { HOTLINE: '95500', LEADS_KEPT_DAYS: 90 },
    { HOTLINE: '95511' },
  )
  expect({ hotline: brand.hotline, leadsKeptDays }).toEqual({ hotline: '95511', leadsKeptDays: 90 })
})

test.each([
  [{ HOTLINE: '95500', COMPLAINT_DAYS: 16 }, 'line 3: COMPLAINT_DAYS: must be a number of days'],
  [{ CLAIM_PAY_DAYS: 2.5 }, 'line 2: CLAIM_PAY_DAYS: must be a number of days from 1 to 10'],
  [{ DAY_SOON_MINUTES: 0 }, 'line 2: DAY_SOON_MINUTES: must be a number of minutes from 5 to 240'],
  [{ LOOKS_NIGHT_FROM_HOUR: 3 }, 'LOOKS_NIGHT_FROM_HOUR: must be a number of hours from 18 to 23'],
  [{ LOOKS_NIGHT_UNTIL_HOUR: 11 }, 'LOOKS_NIGHT_UNTIL_HOUR: must be a number of hours from 0'],
  [{ CHATS_AT_ONCE: null }, 'line 2: CHATS_AT_ONCE must be text or a number'],
  [{ HOTLINE: 'call us' }, 'line 2: HOTLINE: '],
  [{ HOTLINE: '95500', DATABASE_URL: 'postgres://db/e' }, 'line 3: DATABASE_URL is no setting of'],
  [{ NUMBERS: { core: { report: ['<script>'] } } }, /line 2: NUMBERS: core\.report\.0: .* pattern/],
  ['{', /^PROFILE_FILE: .*JSON/],
  [[], 'PROFILE_FILE: must be one object'],
])('the start is refused with %j, and the line is named', (profile, fault) => {
  expect(() => read(profile)).toThrow(fault)
})

test('who corrects a wrong line by the environment is not told of it', () => {
  expect(read({ COMPLAINT_DAYS: 99 }, { COMPLAINT_DAYS: '12' }).promisedTimes?.complaintDays).toBe(
    12,
  )
})

test.each(['profile.json', '/profile.yml', '/nowhere/profile.json'])(
  'a profile at %s is none',
  (path) => {
    expect(() => readSettings({ PROFILE_FILE: path }, '/')).toThrow(/^PROFILE_FILE: /)
  },
)
