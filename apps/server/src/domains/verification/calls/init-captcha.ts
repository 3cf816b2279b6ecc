import type { initCaptcha } from '@ecenter/contract/verification/init-captcha.ts'
import type { Parts } from '../../../parts.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { openSlide } from '../../../platform/verification/slide-captcha.ts'

export function answerInitCaptcha(parts: Parts): Handler<typeof initCaptcha> {
  return (_request, { session }) => openSlide(parts, session)
}
