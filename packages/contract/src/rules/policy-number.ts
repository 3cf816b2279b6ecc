import { maxLength, nonEmpty, pipe, string } from 'valibot'
import { numberForms, typedNumber } from './number-forms.ts'
import { storable } from './text.ts'

/** `isCarPolicyNo`: the compulsory and the commercial policy of a car. */
export const carPolicyNumber = typedNumber(() => numberForms().carPolicy, '保单号', '保单')

const message = '页面已过期，请重新查询'

/** Comes with the policy's detail, so nobody types it; its form is the core's own. */
export const endorsementNumber = pipe(
  string(),
  nonEmpty(message),
  maxLength(50, message),
  storable(message),
)
