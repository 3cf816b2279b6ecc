import type { ResponseOf } from '@ecenter/contract/call.ts'
import { readSignInWays, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { useEffect, useState } from 'react'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { CodeField, TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { Skeleton } from '../../kit/layout/Skeleton.tsx'
import { useConfirmation } from '../use-confirmation.ts'
import { CompanyLink } from './CompanyLink.tsx'
import { EnrolStep } from './EnrolStep.tsx'
import { Gate } from './Gate.tsx'

type Step = { readonly name: 'password'; readonly note?: string | undefined } | After

type After =
  | { readonly name: 'code' }
  | { readonly name: 'enrol'; readonly secret: string; readonly address: string }

/**
 * The way in: by the company's account, where the house has that, or by account and password, then the code of
 * the app; a new account joins one first.
 */
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
          <FirstStep onPassed={(answer) => setStep(stepAfter(answer))} />
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

interface PasswordStepProps {
  readonly onPassed: (answer: ResponseOf<typeof signIn>) => void
}

/** Where it cannot be asked which ways there are, the one of most houses stands there and says what is wrong. */
function FirstStep({ onPassed }: PasswordStepProps) {
  const { value, failed } = useDeskQuery(readSignInWays, {})
  if (value === undefined && failed === undefined) return <Skeleton />
  const { isByCompany, isByPassword } = value ?? { isByCompany: false, isByPassword: true }
  return (
    <>
      {isByCompany && <CompanyLink />}
      {isByCompany && isByPassword && <p>没有公司账号的，用账号和密码登录：</p>}
      {isByPassword && <PasswordStep isFirst={!isByCompany} onPassed={onPassed} />}
    </>
  )
}

/** First of two steps. What is wrong with either is said in one and the same way. */
function PasswordStep({ isFirst, onPassed }: PasswordStepProps & { readonly isFirst: boolean }) {
  const form = useDeskForm(signIn, {
    initial: { account: '', password: '' },
    onAnswer: onPassed,
  })
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant={isFirst ? 'primary' : 'secondary'} isBusy={form.isSending}>
          下一步
        </Button>
      }
    >
      <TextField
        label="账号"
        autoComplete="username"
        autoFocus={isFirst}
        {...form.field('account')}
      />
      <PasswordField label="密码" autoComplete="current-password" {...form.field('password')} />
    </Form>
  )
}

interface CodeStepProps {
  /** To the first step, and why. */
  readonly onBack: (why?: string) => void
}

/** Second step: the six digits of the app. */
function CodeStep({ onBack }: CodeStepProps) {
  const form = useConfirmation({ code: '' }, onBack)
  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            登录
          </Button>
          <Button variant="text" onClick={() => onBack()}>
            换一个账号
          </Button>
        </>
      }
    >
      <CodeField
        label="动态码"
        hint="打开手机上的验证器应用，输入本账号的 6 位数字。每个动态码只能用一次。"
        autoFocus
        {...form.field('code')}
      />
    </Form>
  )
}
