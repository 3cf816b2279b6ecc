import type { TypedOf } from '@ecenter/contract/call.ts'
import { changeDelivery, type DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHref } from '../delivery-pages.ts'

/** What each sheet of a change is given. */
export interface ChangeProps {
  readonly delivery: DeliveryInfo
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChanged: (changed: DeliveryInfo) => void
}

interface ChangeFrameProps extends ChangeProps {
  readonly title: string
  readonly wish: TypedOf<typeof changeDelivery>['wish']
  readonly submitText: string
  /** The fields; `errorAt` says what is wrong with one, by its path in the wish. */
  readonly children: (errorAt: (name: string) => string | undefined) => ReactNode
}

/** The sheet of one change; that of its code rises in its place. */
export function ChangeFrame(props: ChangeFrameProps) {
  const { delivery, isOpen, onClose, onChanged, title, wish, submitText, children } = props
  const { handle } = delivery
  const form = useFreshCodeForm(
    changeDelivery,
    { handle, purpose: 'change-delivery', queryHref },
    { initial: {}, fixed: { handle, wish }, onAnswer: onChanged },
  )
  const [judged, setJudged] = useState<object>(wish)

  function handleSubmit(event: FormEvent) {
    setJudged(wish)
    form.props.onSubmit(event)
  }

  /** What was changed since is no longer what it was said of. */
  function errorAt(name: string) {
    const isAsJudged = Reflect.get(judged, name) === Reflect.get(wish, name)
    return isAsJudged ? form.errorAt(`wish.${name}`) : undefined
  }

  return (
    <>
      <Sheet title={title} isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} onSubmit={handleSubmit} aria-label={title}>
          <Fields>
            {children(errorAt)}
            <FormEnd form={form}>{submitText}</FormEnd>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
