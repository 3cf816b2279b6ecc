import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/get-sms-code.ts'
import { sendSmsWap } from '@ecenter/contract/verification/send-sms-wap.ts'
import type { typedPhonePurposes } from '@ecenter/contract/verification/sms-purpose.ts'
import { useAction } from '../client/use-action.ts'
import { asksPlainly } from '../shell/asks-plainly.ts'
import { CodeSheet } from './CodeSheet.tsx'

export interface TypedPhone {
  readonly mobile: string
  readonly purpose: (typeof typedPhonePurposes)[number]
}

interface TypedPhoneSheetProps extends TypedPhone {
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
