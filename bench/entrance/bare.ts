import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { drawImageCode } from '../../apps/server/src/platform/captcha/draw-image-code.ts'
import { anyGap, drawSlide } from '../../apps/server/src/platform/captcha/draw-slide.ts'
import { imageCodeAlphabet } from '../../apps/server/src/platform/verification/image-codes.ts'
import { bareDatabase, bareKeys, serveBare } from '../lookups/serve-bare.ts'

/** What is written where somebody enters, and what is drawn for them. Like the service it does not wait for the disk. */
const database = bareDatabase()
const keys = await bareKeys(database)
const { pool } = database
pool.on('connect', (client) => void client.query('set synchronous_commit = off'))

const inserts = {
  session: `with opened as (
      insert into session (id, uuid, created_at, seen_at, ends_at)
      values ($1, $2, now(), now(), now() + interval '8 hours')
    )
    insert into session_cookie (session_id, cookie_hash) values ($1, $3)`,
  imageCode: `insert into image_code (session_id, rand_name, code_mac, expires_at, drawn)
    values ($1, 'carPolicyQuery', $2, now() + interval '2 minutes', 1)
    on conflict (session_id, rand_name) do update set code_mac = excluded.code_mac,
      expires_at = excluded.expires_at, drawn = image_code.drawn + 1`,
  // A demo keeps it to be read.
  imageCodeAnswer: `insert into image_code_answer (session_id, code) values ($1, $2)
    on conflict (session_id) do update set code = excluded.code`,
  slide: `insert into slide_captcha (session_id, gap, expires_at)
    values ($1, $2, now() + interval '2 minutes')
    on conflict (session_id) do update set gap = excluded.gap, expires_at = excluded.expires_at`,
}

const works: Readonly<Record<string, (sessionId: string) => Promise<object>>> = {
  async '/session'() {
    const [id, uuid] = [randomUUID(), randomUUID()]
    const cookie = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(cookie).digest()
    await pool.query(inserts.session, [id, uuid, hash])
    return { uuid, cookie, token: keys.mac('session-token', id).toString('base64url') }
  },
  async '/image-code'(id) {
    const code = Array.from({ length: 4 }, anyCharacter).join('')
    const mac = keys.mac('image-code', id, 'carPolicyQuery', code)
    const [picture] = await Promise.all([
      drawImageCode(code),
      pool.query(inserts.imageCode, [id, mac]),
      pool.query(inserts.imageCodeAnswer, [id, code]),
    ])
    return picture
  },
  async '/slide'(id) {
    const gap = anyGap()
    const [picture] = await Promise.all([drawSlide(gap), pool.query(inserts.slide, [id, gap])])
    return picture
  },
}

serveBare((id, path) => {
  const work = works[path]
  if (work === undefined) throw new Error(`there is no ${path}`)
  return work(id)
})

function anyCharacter(): string {
  return imageCodeAlphabet[randomInt(imageCodeAlphabet.length)] ?? ''
}
