import type { RequestOf } from '@ecenter/contract/call.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { useAction } from '../client/use-action.ts'
import { hotlineUrl } from '../shell/brand.ts'
import { CodeSheet } from './CodeSheet.tsx'
import { FoundNoMore } from './FoundNoMore.tsx'

type Purpose = RequestOf<typeof getCentPhoneCode>['purpose']

/** Acts of who has just proven this phone, and slides for no further code to it. */
const ofProven: readonly Purpose[] = [
  'agree-settlement',
  'object-settlement',
  'change-payee',
  'sign-application',
  'read-access',
  'set-only-proven',
  'ask-copy',
  'ask-erasure',
  'change-contact',
  'change-phone',
  'offer-family',
]

interface PhoneOnFileSheetProps {
  readonly handle: string
  readonly purpose: Purpose
  /** Where the act is bound to an address. */
  readonly email?: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onProven: () => void
  /** The form that it is for, which opens it again after a reload. */
  readonly form?: string | undefined
  /** Why a code is asked for once more. */
  readonly notice?: string
  /** Where the customer can ask anew when what they found has expired altogether. */
  readonly queryHref?: string | undefined
}

/** Proves that the visitor holds the phone on file, of which they see the mask alone. */
export function PhoneOnFileSheet(props: PhoneOnFileSheetProps) {
  const { handle, purpose, email, queryHref, ...sheet } = props
  const act = { handle, purpose, email }
  const askForCode = useAction(getCentPhoneCode)
  const checkCode = useAction(checkSMSCode)
  return (
    <CodeSheet
      {...sheet}
      proof={`${purpose} ${handle} ${email}`}
      isAskedFirst={ofProven.includes(purpose)}
      askForCode={() => askForCode(act)}
      checkCode={(smsCode) => checkCode({ smsCode, ...act })}
      foundNoMore={<FoundNoMore queryHref={queryHref} />}
      wrongNumber={<a href={hotlineUrl}>号码不是我的</a>}
    />
  )
}
