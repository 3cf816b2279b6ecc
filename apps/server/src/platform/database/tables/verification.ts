export interface VerificationTables {
  image_code: ImageCodeTable
  slide_captcha: SlideCaptchaTable
  sms_code: SmsCodeTable
}

interface ImageCodeTable {
  session_id: string
  rand_name: string
  /** Null once the code was tried. */
  code_mac: Buffer | null
  expires_at: Date
  drawn: number
  /** Set by a right answer ahead of its query; spent by that query. */
  passed_until: Date | null
}

interface SlideCaptchaTable {
  session_id: string
  /** Where the gap is, in picture pixels; null once it was tried. */
  gap: number | null
  expires_at: Date
  passed_until: Date | null
}

interface SmsCodeTable {
  session_id: string
  purpose: string
  code_mac: Buffer
  phone_key: Buffer
  /** The handle of what the code was sent for; empty for a typed phone. */
  handle: string
  expires_at: Date
  tries: number
  used_at: Date | null
}
