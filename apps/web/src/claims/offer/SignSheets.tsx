import { objectToSettlement } from '@ecenter/contract/appeals/object-to-settlement.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  agreeToSettlement,
  type SettlementOffer,
} from '@ecenter/contract/claims/settlement-offer.ts'
import { tellFailure } from '../../client/failures/failure-dialog.ts'
import { Fields } from '../../kit/fields/Fields.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { yuan } from '../../kit/words/money.ts'
import { forgetDraft, keepDraft, useFormDrafts } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHrefOfAddress } from '../claim-pages.ts'
import { leaveIfChanged } from './leave-if-changed.ts'
import styles from './OfferCards.module.css'
import { SignaturePad } from './SignaturePad.tsx'
import { whatIsSigned } from './what-is-signed.ts'

interface SignSheetProps {
  readonly handle: string
  /** As it was read: what came since is not signed. */
  readonly offer: SettlementOffer
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The offer is another by now, or can be answered no more. */
  readonly onChanged: () => void
}

/** The signature under an agreement, and the code that says whose it is. */
export function AgreeSheet(
  props: SignSheetProps & { readonly onAgreed: (offer: SettlementOffer) => void },
) {
  const { handle, offer, isOpen, onClose, onChanged, onAgreed } = props
  const { version, total, mark, payee } = offer
  const draft = `agree ${handle} ${whatIsSigned(offer)}`
  const form = useFreshCodeForm(
    agreeToSettlement,
    { handle, purpose: 'agree-settlement', queryHref: queryHrefOfAddress() },
    {
      initial: { signature: '' },
      fixed: { handle, version, total, mark, payeeMark: payee?.mark },
      draft,
      onAnswer(answered) {
        forgetDraft(draft)
        onAgreed(answered)
      },
      onRefusal(refused) {
        if (refused.field !== 'payee') return leaveIfChanged(refused, onChanged)
        // The account that was read is gone: no field of this form can say so.
        onChanged()
        tellFailure({ call: agreeToSettlement, failed: refused })
        return true
      },
    },
  )
  return (
    <>
      <Sheet title="签字" isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} aria-label="签字">
          <Fields>
            <p>
              我同意赔 <b className="num">{yuan(total)}</b> 元，转到{payee && payeeWords(payee)}。
            </p>
            <SignaturePad {...form.widget('signature')} />
            <FormEnd form={form}>确认签字</FormEnd>
            <p className={styles.small}>
              签字后用登记的手机号收验证码。签好的文件会存在这里，随时能看。
            </p>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}

/** Into which account; of several, how much into each. */
function payeeWords({ maskedAccount, shares }: NonNullable<SettlementOffer['payee']>): string {
  if (shares === undefined) return maskedAccount
  return shares.map((each) => `${each.maskedAccount}${yuan(each.amount)} 元`).join('、')
}

type Filed = ResponseOf<typeof objectToSettlement>

/** What is wrong with an offer; it opens an appeal with all that is known. */
export function ObjectSheet(props: SignSheetProps & { readonly onFiled: (filed: Filed) => void }) {
  const { handle, offer, isOpen, onClose, onChanged, onFiled } = props
  const { version, total, mark } = offer
  /** What is wrong with it stays to be sent under another offer; a signature stands under the one it was drawn for. */
  const draft = `object ${handle}`
  const isSigned = useFormDrafts((all) => all[draft]?.mark === mark)
  const form = useFreshCodeForm(
    objectToSettlement,
    { handle, purpose: 'object-settlement', queryHref: queryHrefOfAddress() },
    {
      initial: { content: '', signature: '' },
      fixed: { handle, version, total, mark, ...(!isSigned && { signature: '' }) },
      draft,
      onAnswer(filed) {
        forgetDraft(draft)
        onFiled(filed)
      },
      onRefusal: (refused) => leaveIfChanged(refused, onChanged),
    },
  )
  const pad = form.widget('signature')
  return (
    <>
      <Sheet title="哪里不对？" isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} aria-label="提出异议">
          <Fields>
            <TextareaField
              {...form.widget('content')}
              label="异议内容"
              placeholder="例如 少算了左后门的划痕"
              maxLength={500}
            />
            <SignaturePad
              {...pad}
              value={isSigned ? pad.value : ''}
              onChange={(signature) => {
                keepDraft(draft, 'mark', mark)
                pad.onChange(signature)
              }}
            />
            <FormEnd form={form}>签字并提交异议</FormEnd>
            <p className={styles.small}>提交后由专人重新核定，可以在申诉进度里跟进。</p>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
