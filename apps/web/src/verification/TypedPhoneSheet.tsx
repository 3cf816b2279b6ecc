import { checkSMSCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode, sendSmsWap } from '@ecenter/contract/verification/verification-calls.ts'
import { useAction } from '../client/use-action.ts'
import { asksPlainly } from '../shell/asks-plainly.ts'
import { CodeSheet } from './CodeSheet.tsx'
import { proofOf, type TypedPhone } from './typed-phone.ts'

interface TypedPhoneSheetProps extends TypedPhone {
  /** The form that it is for, which opens it again after a reload. */
  readonly form: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
}

/** Proves that the visitor holds the phone whose number they typed. */
export function TypedPhoneSheet({ mobile, purpose, ...sheet }: TypedPhoneSheetProps) {
  const askForCode = useAction(asksPlainly() ? sendSmsWap : getSMSCode)
  const checkCode = useAction(checkSMSCode)
  return (
    <CodeSheet
      {...sheet}
      proof={proofOf({ mobile, purpose })}
      isAskedFirst={purpose === 'accident'}
      askForCode={() => askForCode({ mobile, purpose, queryType: queryTypeOf(purpose) })}
      checkCode={(smsCode) => checkCode({ smsCode, purpose, mobile })}
      wrongNumber={
        <button type="button" onClick={sheet.onClose}>
          号码填错了
        </button>
      }
    />
  )
}

/** What the code is asked for; one for a car shows its failures here alone (specification, section 8). */
function queryTypeOf(purpose: TypedPhone['purpose']): string {
  return purpose === 'purchase' ? 'car' : purpose
}
