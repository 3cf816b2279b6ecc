import { startProof } from '@ecenter/contract/person/proof.ts'
import type { ProofState } from '@ecenter/contract/person/read-proof.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { MobileField } from '../../kit/fields/MobileField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { pageParameter } from '../../shell/location.ts'
import { PasskeyProofButton } from '../PasskeyProofButton.tsx'
import { askedAgain, proofBy } from './asked-again.ts'
import { LostPhone } from './LostPhone.tsx'
import styles from './proof.module.css'
import { agreedTo, useStartForm } from './use-start-form.tsx'

interface PhoneStepProps {
  /** Where this browser knows somebody, a code to their phone is enough. */
  readonly state: Pick<ProofState, 'rememberedMobile' | 'agreedTo'>
  readonly onSent: (state: ProofState) => void
}

/** Which phone; face or finger instead, where the browser has them. */
export function PhoneStep({ state, onSent }: PhoneStepProps) {
  const { rememberedMobile } = state
  const [isOther, setIsOther] = useState(pageParameter('by') === 'phone')
  const isRemembered = rememberedMobile !== undefined && !isOther
  return (
    <>
      {isRemembered ? (
        <RememberedForm
          mobile={rememberedMobile}
          hasAgreed={state.agreedTo === agreedTo}
          onSent={onSent}
        />
      ) : (
        <TypedForm onSent={onSent} />
      )}
      <div className={styles.foot}>
        {askedAgain() !== 'code' && (
          <PasskeyProofButton
            isAsked={pageParameter('passkey') === '1'}
            onProven={() => onSent({ step: 'open', asks: [] })}
          />
        )}
        {isRemembered ? (
          <Button variant="secondary" isBlock onClick={() => setIsOther(true)}>
            换个人，用别的手机号
          </Button>
        ) : (
          <>
            <ButtonLink href={proofBy('plate')} variant="secondary" isBlock>
              忘了哪个号码？用车牌号查
            </ButtonLink>
            <LostPhone />
          </>
        )}
      </div>
    </>
  )
}

function TypedForm({ onSent }: Pick<PhoneStepProps, 'onSent'>) {
  const field = useRef<HTMLInputElement>(null)
  const form = useStartForm(startProof, {
    initial: { mobile: '' },
    fixed: { agreedTo },
    by: '这个号码',
    onSent,
  })
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <>
      <PageIntro title="您的手机号">填投保时留的号码</PageIntro>
      <form {...form.props} aria-label="验证手机号">
        <Fields>
          <MobileField {...form.widget('mobile')} ref={field} label="手机号" />
          {form.end}
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}

interface RememberedFormProps extends Pick<PhoneStepProps, 'onSent'> {
  readonly mobile: string
  /** To the notice as it reads now. */
  readonly hasAgreed: boolean
}

/** Who pressed 查看我的保障 where they are remembered has asked for the code; it is sent at once. */
function RememberedForm({ mobile, hasAgreed, onSent }: RememberedFormProps) {
  const form = useStartForm(startProof, {
    initial: {},
    fixed: { agreedTo, mobile: undefined },
    by: '这个号码',
    hasAgreed,
    onSent,
  })
  const handleArrival = useEffectEvent(() => {
    if (pageParameter('send') === '1' && form.isAgreed) void form.submit()
  })
  useEffect(() => {
    handleArrival()
  }, [])
  return (
    <>
      <PageIntro title="给您发一个验证码">
        这台设备已记住您，验证码发到 <b className="num">{mobile}</b>
      </PageIntro>
      <form {...form.props} aria-label="验证手机号">
        <Fields>{form.end}</Fields>
      </form>
      {form.sheet}
    </>
  )
}
