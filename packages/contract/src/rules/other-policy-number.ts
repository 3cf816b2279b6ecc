import { numberForms, typedNumber } from './number-forms.ts'

/** `isOtherPolicyNo`: a policy of any kind, under numbers of today or older ones (decisions, section 5). */
export const otherPolicyNumber = typedNumber(() => numberForms().policy, '保单号', '保单')
