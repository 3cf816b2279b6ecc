import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { addClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'

type Request = TypedOf<typeof addClaimEvent>

/** What the customer would see, and the request that was answered with it. */
export interface Shown {
  readonly preview: NonNullable<ResponseOf<typeof addClaimEvent>['preview']>
  readonly sent: { readonly [Name in keyof Request]?: Request[Name] | undefined }
}

interface ConfirmClaimEventProps {
  readonly name: string
  readonly shown: Shown
  readonly onChanged: () => Promise<unknown>
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Shows what an event tells the customer before it is added: it is never taken away again. */
export function ConfirmClaimEvent(props: ConfirmClaimEventProps) {
  const { name, shown, onChanged, onAdded, onClose } = props
  const { preview, sent } = shown
  const form = useDeskForm(addClaimEvent, {
    initial: {},
    fixed: { ...filled(sent), confirmed: true },
    reread: onChanged,
    onAnswer: onAdded,
  })
  return (
    <FormDialog title={`${name}？`} action="确定添加" isDanger form={form} onClose={onClose}>
      <Callout tone="warning">添加后客户马上看到下面的内容，不能修改或删除。</Callout>
      <StepList
        label="客户会看到"
        steps={preview.steps.map(({ title, state, at, doing }) => ({
          title,
          state,
          at,
          text: doing,
        }))}
      />
      <p>{`状态变为“${preview.statusText}”。`}</p>
      {preview.told !== undefined && <p>{`短信会告诉客户：${preview.told}。`}</p>}
    </FormDialog>
  )
}

/** Fields that were left empty were not sent. */
function filled(sent: Shown['sent']): Partial<Request> {
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== '' && value !== undefined),
  )
}
