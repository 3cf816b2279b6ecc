import type { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { openSlide } from '../../../platform/verification/slide-captcha.ts'
import type { VerificationServices } from '../verification-services.ts'

export function answerInitCaptcha(services: VerificationServices): Handler<typeof initCaptcha> {
  return (_request, { session }) => openSlide(services, session)
}
