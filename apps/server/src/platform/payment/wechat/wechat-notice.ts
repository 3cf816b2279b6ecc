import { createDecipheriv } from 'node:crypto'
import { literal, object, optional, safeParse, string } from 'valibot'
import { readJson } from '../ask.ts'
import type { NoticeReceived, VerifiedNotice } from '../payment-gateway.ts'
import type { WechatClientServices } from './wechat-client.ts'
import { isSignedByWechat, signatureIn } from './wechat-signature.ts'
import { wechatTrade } from './wechat-trade.ts'

const tagLength = 16
const notice = object({
  id: string(),
  resource: object({
    original_type: literal('transaction'),
    algorithm: literal('AEAD_AES_256_GCM'),
    ciphertext: string(),
    nonce: string(),
    associated_data: optional(string(), ''),
  }),
})

/** Undefined for what WeChat did not sign in the last minutes, and for what is of no payment of ours. */
export function readWechatNotice(
  { settings, clock }: WechatClientServices,
  { headers, body }: NoticeReceived,
): VerifiedNotice | undefined {
  const signature = signatureIn((name) => {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  })
  if (signature === undefined) return undefined
  if (!isSignedByWechat(settings, clock, signature, body)) return undefined
  const read = safeParse(notice, readJson(body))
  if (!read.success) return undefined
  const { id, resource } = read.output
  try {
    const said = readJson(decrypted(settings.secret, resource))
    return { noticeId: id, ...wechatTrade(settings.merchantId, said) }
  } catch {
    return undefined
  }
}

interface Encrypted {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data: string
}

/** Throws where one byte is not as it was encrypted. */
function decrypted(secret: Buffer, { ciphertext, nonce, associated_data }: Encrypted): Buffer {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', secret, Buffer.from(nonce), {
    authTagLength: tagLength,
  })
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()])
}
