import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/get-sms-code.ts'
import type { typedPhonePurposes } from '@ecenter/contract/verification/sms-purpose.ts'
import { useAction } from '../client/use-action.ts'
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
  const askForCode = useAction(getSMSCode)
  const checkCode = useAction(checkSMSCode)
  return (
    <CodeSheet
      {...sheet}
      askForCode={() => askForCode({ mobile, purpose })}
      checkCode={(smsCode) => checkCode({ smsCode, purpose, mobile })}
      wrongNumber={
        <button type="button" onClick={sheet.onClose}>
          号码填错了
        </button>
      }
    />
  )
}
