import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import type {
  addClaimEvent,
  askClaimDecision,
} from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { PreviewOfCustomer } from './PreviewOfCustomer.tsx'

type Request = TypedOf<typeof addClaimEvent>

/** What the customer would see, and the request that was answered with it. */
export interface Shown {
  readonly preview: NonNullable<ResponseOf<typeof addClaimEvent>['preview']>
  readonly sent: { readonly [Name in keyof Request]?: Request[Name] | undefined }
}

interface ConfirmClaimEventProps {
  readonly call: typeof addClaimEvent | typeof askClaimDecision
  readonly asksCore: boolean
  readonly name: string
  readonly shown: Shown
  readonly onChanged: () => Promise<unknown>
  readonly onAdded: () => void
  readonly onClose: () => void
}

/** Shows what an event tells the customer before it is added: whoever saw it can only be told that it was wrong. */
export function ConfirmClaimEvent(props: ConfirmClaimEventProps) {
  const { call, asksCore, name, shown, onChanged, onAdded, onClose } = props
  const { preview, sent } = shown
  const form = useDeskForm(call, {
    initial: {},
    fixed: { ...filled(sent), confirmed: true },
    reread: onChanged,
    onAnswer: onAdded,
  })
  return (
    <FormDialog
      title={`${name}？`}
      action={preview.needsApproval ? '提交复核' : asksCore ? '提请核心系统' : '确定添加'}
      isDanger
      form={form}
      onClose={onClose}
    >
      <Callout tone="warning">{warning(preview.needsApproval, asksCore)}</Callout>
      <PreviewOfCustomer preview={preview} />
    </FormDialog>
  )
}

function warning(needsApproval: boolean, asksCore: boolean): string {
  if (asksCore) {
    return needsApproval
      ? '金额超过限额，由另一位同事复核通过后，再提请核心系统；核心同意后客户会看到下面的内容。'
      : '核心系统同意后，客户会看到下面的内容；在这以前什么也没有发生。'
  }
  return needsApproval
    ? '金额超过限额，由另一位同事复核通过后，客户才会看到下面的内容。'
    : '添加后客户马上看到下面的内容；记错了只能更正，不能删除。'
}

/** Fields that were left empty were not sent. */
function filled(sent: Shown['sent']): Partial<Request> {
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => value !== '' && value !== undefined),
  )
}
