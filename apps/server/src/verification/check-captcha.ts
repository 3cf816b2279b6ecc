import type { checkCaptcha } from '@ecenter/contract/verification/check-captcha.ts'
import type { Parts } from '../parts.ts'
import type { Handler } from '../platform/calls/handler.ts'
import { passSlide } from '../platform/verification/slide-captcha.ts'

export function answerCheckCaptcha(parts: Parts): Handler<typeof checkCaptcha> {
  return async ({ x }, { session }) => {
    await passSlide(parts, session, x)
    return {}
  }
}
