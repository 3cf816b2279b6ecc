import type { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { openSlide } from '../../../platform/verification/slide-captcha.ts'
import type { Services } from '../../services.ts'

export function answerInitCaptcha(services: Services): Handler<typeof initCaptcha> {
  return (_request, { session }) => openSlide(services, session)
}
