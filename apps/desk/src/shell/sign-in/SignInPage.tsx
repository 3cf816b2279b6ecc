import type { ResponseOf } from '@ecenter/contract/call.ts'
import { companySignInPath, readSignInWays, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { QrCode } from '@ecenter/ui/QrCode.tsx'
import { useEffect, useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { CopyText } from '../../kit/buttons/CopyText.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { CodeField, TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { Skeleton } from '../../kit/layout/Skeleton.tsx'
import { useConfirmation } from '../use-confirmation.ts'
import { keepWayBack, watchOtherTabs } from './company-way.ts'
import styles from './EnrolStep.module.css'
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

interface EnrolStepProps {
  /** What joins an app to the account, as text to type. */
  readonly secret: string
  /** The same as an address that apps read from a QR code. */
  readonly address: string
  readonly onBack: (why?: string) => void
}

/** A new account joins an app, chooses a password of its own, and proves the app with a first code. */
function EnrolStep({ secret, address, onBack }: EnrolStepProps) {
  const form = useConfirmation({ newPassword: '', code: '' }, onBack)
  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            启用并登录
          </Button>
          <Button variant="text" onClick={() => onBack()}>
            换一个账号
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        <li>
          <h2>用验证器应用扫码</h2>
          <p className={styles.word}>
            手机上没有时，先安装一个验证器（TOTP）应用。不能扫码时，输入下面的密钥。
          </p>
          <QrCode text={address} label="验证器应用的二维码" />
          <CopyText label="密钥" text={inGroups(secret)} />
        </li>
        <li>
          <h2>设置您自己的密码</h2>
          <PasswordField
            label="新密码"
            hint="至少 12 个字符，可以是一句容易记住的话。"
            autoComplete="new-password"
            {...form.field('newPassword')}
          />
        </li>
        <li>
          <h2>输入应用显示的动态码</h2>
          <CodeField label="动态码" {...form.field('code')} />
        </li>
      </ol>
    </Form>
  )
}

/** Four characters at a time are typed without losing one's place; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** The way in by the company's account. Where a page waits with what was typed, it stays: that opens beside it. */
function CompanyLink() {
  const isWaiting = useDeskSession(({ session }) => session.me !== undefined)
  useEffect(watchOtherTabs, [])
  if (!isWaiting) {
    return (
      <ButtonLink href={companySignInPath} variant="primary" onClick={keepWayBack}>
        公司账号登录
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={companySignInPath} variant="primary" target="_blank" rel="noopener">
      公司账号登录（打开新页面）
    </ButtonLink>
  )
}
