import type { Rejected } from '@ecenter/client/result.ts'
import { askPayeeChange } from '@ecenter/contract/claims/payee-change.ts'
import type { SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { splitAmongPayees } from '@ecenter/contract/claims/split-among-payees.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { yuan } from '../../kit/words/money.ts'
import { forgetDraft, useFormDrafts } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHrefOfAddress } from '../claim-pages.ts'
import { leaveIfChanged } from './leave-if-changed.ts'
import { SignaturePad } from './SignaturePad.tsx'
import { SplitFields } from './SplitFields.tsx'
import { canAdd, emptyRow, payeesOf, rowsIn, type SplitRow, withRow } from './split-rows.ts'

interface SplitSheetProps {
  readonly handle: string
  readonly offer: SettlementOffer
  /** It is signed already: other accounts are asked for, with a signature. */
  readonly isChange?: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The offer is another by now. */
  readonly onOutdated: () => void
  readonly onChanged: (offer: SettlementOffer) => void
}

/** Several accounts that divide the sum: one code for all of them. */
export function SplitSheet(props: SplitSheetProps) {
  const { handle, offer, isChange = false, isOpen, onClose, onOutdated, onChanged } = props
  const { version, total, mayPayOthers, payee } = offer
  const title = isChange ? '更改收款账户' : '分到多个账户'
  const draft = isChange ? `change ${handle} ${payee?.mark}` : `split ${handle}`
  const least = isChange ? 1 : 2
  const rows = rowsIn(useFormDrafts((all) => all[draft]?.payees) ?? '', least)
  const [judged, setJudged] = useState(rows)
  const [refused, setRefused] = useState<Rejected>()
  // The one that signs asks for all that the other does.
  const call = isChange ? askPayeeChange : (splitAmongPayees as unknown as typeof askPayeeChange)
  const form = useFreshCodeForm(
    call,
    { handle, purpose: 'change-payee', queryHref: queryHrefOfAddress() },
    {
      initial: { payees: '', signature: '' },
      fixed: {
        ...{ handle, version, total, payees: payeesOf(rows, total, !mayPayOthers) },
        payeeMark: payee?.mark ?? '',
      },
      draft,
      onAnswer(changed) {
        forgetDraft(draft)
        onChanged(changed)
      },
      onRefusal(answer) {
        setRefused(answer)
        return answer.field !== undefined || leaveIfChanged(answer, onOutdated)
      },
    },
  )

  function handleSubmit(event: FormEvent) {
    setJudged(rows)
    setRefused(undefined)
    form.props.onSubmit(event)
  }

  /** One input may change twice before the page is drawn anew: a card number, and the bank that it tells. */
  function change(changed: (latest: readonly SplitRow[]) => readonly SplitRow[]) {
    const latest = rowsIn(useFormDrafts.getState()[draft]?.payees ?? '', least)
    form.type('payees', JSON.stringify(changed(latest)))
    // It was drawn under what stood there.
    if (isChange) form.type('signature', '')
  }

  /** What was typed since is no longer what it was said of; a share is judged with all of them. */
  function errorAt(at: number, name: keyof SplitRow): string | undefined {
    const isShare = name === 'share' && rows.length === judged.length
    const same = isShare
      ? rows.every(({ share }, place) => share === judged[place]?.share)
      : rows[at]?.[name] === judged[at]?.[name]
    const path = `payees.${at}.${name}`
    if (!same) return undefined
    return refused?.field === path ? refused.message : form.errorAt(path)
  }

  return (
    <>
      <Sheet title={title} isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} onSubmit={handleSubmit} aria-label={title}>
          <Fields>
            <p>
              一共 <b className="num">{yuan(total)}</b> 元
              {rows.length === 1 ? '，改付到下面的账户。' : '，写明每个账户收多少。'}
              {!mayPayOthers && `只能付给被保险人本人（${offer.maskedHolder}）。`}
            </p>
            {rows.map((row, at) => (
              <SplitFields
                // biome-ignore lint/suspicious/noArrayIndexKey: an account has no name but its place.
                key={`${at} of ${rows.length}`}
                {...{ row, at, rows, total }}
                hasHolder={mayPayOthers || at === 0}
                errorAt={(name) => errorAt(at, name)}
                onChange={(changed) => change((latest) => withRow(latest, at, changed))}
                onRemove={
                  rows.length > least
                    ? () => change((latest) => latest.filter((_row, place) => place !== at))
                    : undefined
                }
              />
            ))}
            {canAdd(rows) && (
              <Button
                type="button"
                variant="secondary"
                isBlock
                onClick={() => change((latest) => [...latest, emptyRow])}
              >
                再加一个账户
              </Button>
            )}
            {isChange && (
              <>
                <p>答复之前，赔款仍付到您已签字的账户。</p>
                <SignaturePad {...form.widget('signature')} />
              </>
            )}
            <FormEnd form={form}>{isChange ? '签字并申请更改' : '保存账户'}</FormEnd>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
