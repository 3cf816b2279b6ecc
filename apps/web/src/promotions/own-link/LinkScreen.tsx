import {
  type PromotedProduct,
  productNames,
} from '@ecenter/contract/promotions/promoted-product.ts'
import { mailPromotionLink } from '@ecenter/contract/promotions/promotion-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleCheck, Link, Share2 } from 'lucide'
import { useEffect, useState } from 'react'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useEmailResult } from '../../documents/handing-out/use-email-result.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { CopyField } from '../../kit/fields/CopyField.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { forbidBack } from '../../shell/back-guard.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { useShared } from '../../shell/screen/use-shared.ts'
import { usePromotionApplication } from '../../state/promotion-application.ts'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { applicationHref } from '../promotion-pages.ts'
import styles from './LinkScreen.module.css'
import { QrPicture } from './QrPicture.tsx'

interface LinkScreenProps {
  readonly product: PromotedProduct
  readonly isNew: boolean
  readonly carLink: string
  readonly phoneNumber: string
}

/** The link as text and as a picture, with every way to pass it on. */
export function LinkScreen({ product, isNew, carLink, phoneNumber }: LinkScreenProps) {
  const [isMailing, setIsMailing] = useState(false)
  const name = productNames[product]
  const other = product === 'car' ? 'non-car' : 'car'
  const offer = `${name}投保`
  useShared({ title: offer, desc: '留下姓名和手机号，马上告诉您怎么投保。', link: carLink })
  useEffect(() => {
    if (isNew) forbidBack()
  }, [isNew])
  return (
    <Screen title="我的推广链接" hasWayBack={!isNew}>
      {isNew && (
        <ResultState tone="success" icon={CircleCheck} title="推广链接已生成">
          把链接或二维码发给客户，
          <br />
          客户打开就能投保。
        </ResultState>
      )}
      <Card title={`${name}推广链接`}>
        <div className={styles.ways}>
          <CopyField
            label="推广链接"
            value={carLink}
            hint="长期有效，可以发给多位客户。"
            copied="已复制，可以粘贴到微信或短信里发给客户。"
          >
            复制链接
          </CopyField>
          <ShareButton title={offer} url={carLink} />
          <Button variant="secondary" isBlock onClick={() => setIsMailing(true)}>
            发到邮箱
          </Button>
        </div>
      </Card>
      <Card title="推广二维码" sub="可以打印，也可以发给客户扫码打开。">
        <QrPicture text={carLink} />
      </Card>
      <Card isNavList label="其他推广链接">
        <NavRow href={applicationHref(other)} icon={Link}>
          申请{productNames[other]}推广链接
        </NavRow>
      </Card>
      {!isNew && (
        <Button variant="text" isBlock onClick={forgetLink}>
          查看其他手机号的链接
        </Button>
      )}
      <LinkEmailSheet
        {...{ phoneNumber, product }}
        isOpen={isMailing}
        onClose={() => setIsMailing(false)}
      />
    </Screen>
  )
}

function forgetLink() {
  usePromotionApplication.setState({ carLink: '' })
}

interface ShareButtonProps {
  readonly title: string
  readonly url: string
}

/** The phone's own way to pass a link on, where the browser has one. */
function ShareButton({ title, url }: ShareButtonProps) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!('share' in navigator)) return null

  async function handleShare() {
    setHasFailed(false)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever closes the list of ways again has changed their mind.
      setHasFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <>
      <Button variant="secondary" isBlock onClick={() => void handleShare()}>
        <Icon of={Share2} />
        分享给客户
      </Button>
      <FormNotice text={hasFailed ? '这里不能直接分享，请复制链接发给客户。' : undefined} />
    </>
  )
}

interface LinkEmailSheetProps {
  readonly phoneNumber: string
  readonly product: PromotedProduct
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Link and picture by mail, to be printed or passed on from a computer. */
function LinkEmailSheet({ phoneNumber, product, ...sheet }: LinkEmailSheetProps) {
  const form = useLinkEmail(phoneNumber, product)
  return (
    <EmailSheetFrame form={form} {...sheet}>
      <EmailForm form={form} isCodeAhead={false} />
    </EmailSheetFrame>
  )
}

/** The link by mail; what has proven the phone before is enough as long as it holds. */
function useLinkEmail(phoneNumber: string, promoteProduct: PromotedProduct) {
  const result = useEmailResult()
  return result.around(
    useTypedPhoneForm(mailPromotionLink, 'promotion', {
      initial: { email: '' },
      fixed: { phoneNumber, promoteProduct },
      ...result.options,
    }),
  )
}
