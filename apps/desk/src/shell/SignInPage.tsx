import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { signIn } from '@ecenter/contract/staff/desk/account.ts'
import { useEffect, useState } from 'react'
import { Callout } from '../kit/Callout.tsx'
import { CodeStep } from './CodeStep.tsx'
import { EnrolStep } from './EnrolStep.tsx'
import { Gate } from './Gate.tsx'
import { PasswordStep } from './PasswordStep.tsx'

type Step = { readonly name: 'password'; readonly note?: string | undefined } | After

type After =
  | { readonly name: 'code' }
  | { readonly name: 'enrol'; readonly secret: string; readonly address: string }

/** The way in: account and password, then the code of the app; a new account joins one first. */
export function SignInPage({ note }: { readonly note?: string | undefined }) {
  const [step, setStep] = useState<Step>({ name: 'password', note })
  const beginAgain = (why?: string) => setStep({ name: 'password', note: why })
  useEffect(() => {
    setStep({ name: 'password', note })
  }, [note])

  switch (step.name) {
    case 'password':
      return (
        <Gate title="登录">
          {step.note !== undefined && <Callout isAlert>{step.note}</Callout>}
          <PasswordStep onPassed={(answer) => setStep(stepAfter(answer))} />
        </Gate>
      )
    case 'code':
      return (
        <Gate title="输入动态码">
          <CodeStep onBack={beginAgain} />
        </Gate>
      )
    case 'enrol':
      return (
        <Gate title="启用新账号">
          <EnrolStep secret={step.secret} address={step.address} onBack={beginAgain} />
        </Gate>
      )
  }
}

function stepAfter({ next, enrolSecret, enrolAddress }: ResponseOf<typeof signIn>): After {
  if (next === 'code' || enrolSecret === undefined || enrolAddress === undefined) {
    return { name: 'code' }
  }
  return { name: 'enrol', secret: enrolSecret, address: enrolAddress }
}
