import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { navigate } from '../../shell/location.ts'
import { useFiledReturn } from '../../state/filed-return.ts'
import { forgetDraft } from '../../state/form-drafts.ts'
import { useReturnInsuranceClaim } from '../../state/return-insurance-claim.ts'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { filedPath } from '../return-pages.ts'

/** The form of a claim; the service asks for a code where the phone was not proven before. */
export function useReturnForm() {
  const { insuranceOrderId, zlist, deliveryId, phoneNumber, email } = useReturnInsuranceClaim()
  return useTypedPhoneForm(returnInsuranceClaim, 'return-insurance', {
    initial: { insuranceOrderId, zlist, deliveryId, phoneNumber, email },
    optional: ['email'],
    onAnswer: handleFiled,
  })
}

/** The next one begins with the same person and courier, and with another order. */
function handleFiled(
  { registNo, handle, answerBy, maskedEmail = '' }: ResponseOf<typeof returnInsuranceClaim>,
  { zlist, phoneNumber, email = '' }: RequestOf<typeof returnInsuranceClaim>,
) {
  useReturnInsuranceClaim.setState({ zlist, phoneNumber, email })
  useFiledReturn.setState({ registNo, handle, answerBy, maskedEmail })
  forgetDraft(returnInsuranceClaim.path)
  navigate(filedPath)
}
