import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { type ProofState, startProof } from '@ecenter/contract/person/proof.ts'
import { useEffect, useRef, useState } from 'react'
import { useCallForm } from '../../client/use-call-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { MobileField } from '../../kit/fields/MobileField.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { agreements } from '../../shell/agreements.ts'
import { useConsent } from '../../shell/ConsentCheckbox.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import styles from './proof.module.css'

const SlideSheet = later(() => import('../../verification/SlideSheet.tsx'), 'SlideSheet')

interface PhoneStepProps {
  /** This browser knows somebody: a code to their phone is enough. */
  readonly rememberedMobile: string | undefined
  readonly onSent: (state: ProofState) => void
}

/** Which phone; the button says what is agreed to by it. */
export function PhoneStep({ rememberedMobile, onSent }: PhoneStepProps) {
  const [isSliding, setIsSliding] = useState(false)
  const [tooEarly, setTooEarly] = useState<string>()
  const [isOtherPhone, setIsOtherPhone] = useState(false)
  const isRemembered = rememberedMobile !== undefined && !isOtherPhone
  const consent = useConsent(['privacy'])
  const field = useRef<HTMLInputElement>(null)
  const form = useCallForm(startProof, {
    initial: isRemembered ? {} : { mobile: '' },
    optional: isRemembered ? ['mobile'] : [],
    fixed: {
      agreedTo: agreements.privacy.version,
      ...(isRemembered && { mobile: undefined }),
    },
    canSubmit() {
      setTooEarly(undefined)
      consent.give(true)
      return true
    },
    onAnswer: onSent,
    onRefusal({ code, message, retryAfterSeconds }) {
      if (code === resultCodes.slideNeeded) setIsSliding(true)
      else if (retryAfterSeconds !== undefined) setTooEarly(message)
      else return false
      return true
    },
  })
  useEffect(() => {
    field.current?.focus()
  }, [])
  const sendText = consent.isGiven ? '获取验证码' : '同意并获取验证码'
  return (
    <>
      <PageIntro title={isRemembered ? '给您发一个验证码' : '您的手机号'}>
        {isRemembered ? (
          <>
            这台手机已记住，验证码发到 <b className="num">{rememberedMobile}</b>
          </>
        ) : (
          '填投保时留的号码'
        )}
      </PageIntro>
      <form {...form.props} aria-label="验证手机号">
        <Fields>
          {!isRemembered && <MobileField {...form.widget('mobile')} ref={field} label="手机号" />}
          <div>
            <FormNotice text={tooEarly ?? form.notice} />
            <SubmitButton isSending={form.isSending} sendingText="正在发送…">
              {sendText}
            </SubmitButton>
            <p className={styles.consent}>
              点按即同意我们用这个号码查找您名下的保单。
              <br />
              <a href="#/agreement?name=privacy">我们怎样保护您的信息</a>
            </p>
          </div>
        </Fields>
      </form>
      <SlideSheet
        isOpen={isSliding}
        onClose={() => setIsSliding(false)}
        onPassed={() => {
          setIsSliding(false)
          void form.submit()
        }}
      />
      <div className={styles.foot}>
        {isRemembered ? (
          <Button variant="secondary" isBlock onClick={() => setIsOtherPhone(true)}>
            换个人，用别的手机号
          </Button>
        ) : (
          <ButtonLink href="#/policy-query" variant="secondary" isBlock>
            号码换了？用车牌号查
          </ButtonLink>
        )}
      </div>
    </>
  )
}
