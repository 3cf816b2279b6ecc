import type { Rejected } from '@ecenter/client/result.ts'
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
import { SplitFields } from './SplitFields.tsx'
import { canAdd, emptyRow, payeesOf, rowsIn, type SplitRow, withRow } from './split-rows.ts'

interface SplitSheetProps {
  readonly handle: string
  readonly offer: SettlementOffer
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The offer is another by now. */
  readonly onOutdated: () => void
  readonly onChanged: (offer: SettlementOffer) => void
}

/** Several accounts that divide the sum: one code for all of them. */
export function SplitSheet(props: SplitSheetProps) {
  const { handle, offer, isOpen, onClose, onOutdated, onChanged } = props
  const { version, total, mayPayOthers } = offer
  const draft = `split ${handle}`
  const rows = rowsIn(useFormDrafts((all) => all[draft]?.payees) ?? '')
  const [judged, setJudged] = useState(rows)
  const [refused, setRefused] = useState<Rejected>()
  const form = useFreshCodeForm(
    splitAmongPayees,
    { handle, purpose: 'change-payee', queryHref: queryHrefOfAddress() },
    {
      initial: { payees: '' },
      fixed: { handle, version, total, payees: payeesOf(rows, !mayPayOthers) },
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
    const latest = rowsIn(useFormDrafts.getState()[draft]?.payees ?? '')
    form.type('payees', JSON.stringify(changed(latest)))
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
      <Sheet title="分到多个账户" isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} onSubmit={handleSubmit} aria-label="分到多个账户">
          <Fields>
            <p>
              一共 <b className="num">{yuan(total)}</b> 元，写明每个账户收多少。
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
                  rows.length > 2
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
            <FormEnd form={form}>保存账户</FormEnd>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
