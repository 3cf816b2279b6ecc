import {
  verifyCode,
  verifyFile,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { found } from '../../../../test/readers/canaries.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'

const code = 'AAAAAAAAAAAAAAAAAAAAAA'

const service = serviceOfTests({ demo: false })
let reader: Visitor
beforeEach(async () => {
  await service.passTime(3601)
  reader = await newSession(service)
})

test('one session checks thirty documents an hour', async () => {
  const check = () => reader.ask(verifyCode, { code })
  for (let count = 0; count < 30; count += 1) expect((await check()).code).toBe('1')
  expect(await check()).toMatchObject({
    code: 'E3060001',
    message: '验真次数太多，请一小时后再试，或拨打 95518 由客服为您核对。',
  })
  reader = await newSession(service)
  expect(await check()).toMatchObject({ code: '1' })
})

test('an address that checked a hundred needs a slide captcha for each further one', async () => {
  for (let count = 0; count < 100; count += 1) {
    if (count % 25 === 0) reader = await newSession(service)
    expect((await reader.ask(verifyCode, { code })).code).toBe('1')
  }
  reader = await newSession(service)
  expect(await reader.ask(verifyCode, { code })).toMatchObject({ code: '1006' })
  await reader.passSlide()
  expect(await reader.ask(verifyCode, { code })).toMatchObject({ code: '1' })
  expect(await reader.ask(verifyCode, { code })).toMatchObject({ code: '1006' })
})

test('every check leaves its outcome, and nothing of what was checked', async () => {
  const canary = 'a canary in a file'
  const { rows: before } = await traces()
  await reader.get(verifyFile, { file: Buffer.from(`%PDF-1.7 ${canary}`) })
  const { rows: after } = await traces()
  expect(after.slice(before.length)).toEqual([{ outcome: 'unknown' }])

  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(service.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.table(name)} as row`.execute(service.db)
    expect(found([canary], rows.map(({ text }) => text).join('\n')), name).toEqual([])
  }
  expect(found([canary], service.logged.join(''))).toEqual([])
})

function traces() {
  return sql<{ outcome: string }>`
    select outcome from audit_entry where event = 'document-verified' order by at, seq
  `.execute(service.db)
}
