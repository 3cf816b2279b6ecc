import {
  askOnlyProvenEnd,
  confirmOnlyProvenEnd,
  documentSeenNames,
  type OnlyProvenEnd,
  stopOnlyProvenEnd,
} from '@ecenter/contract/customers/desk/only-proven-end.ts'
import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { CircleCheck, CircleX, LockOpen } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { Button } from '../kit/buttons/Button.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { Facts } from '../kit/layout/Facts.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'

interface OnlyProvenPanelProps {
  readonly customerId: string
  readonly onlyProven: NonNullable<DeskCustomer['onlyProven']>
  readonly onChanged: () => Promise<unknown>
}

type Act = 'ask' | 'confirm' | 'stop'

const done: Readonly<Record<Act, string>> = {
  ask: '已提交，等另一位同事复核。客户还没有收到通知。',
  confirm: '已复核，客户登记过的手机和邮箱会收到通知。',
  stop: '已停止，客户的设置没有变。',
}

/** What is to be done where only a proof finds a customer, and they have lost the phone for it. */
export function OnlyProvenPanel({ customerId, onlyProven, onChanged }: OnlyProvenPanelProps) {
  const { end } = onlyProven
  const { open, show, close } = useDialog<Act>()
  const dialog = {
    customerId,
    onClose: close,
    onChanged,
    onDone() {
      if (open !== undefined) showToast(done[open])
      close()
    },
  }
  return (
    <Panel title="仅限手机验证后查看" actions={<StateBadge end={end} />}>
      <PageStack>
        {end === undefined ? (
          <>
            <p>
              手机丢了、无法验证的客户，可在柜面凭证件申请关闭：两位同事核对，通知客户 72
              小时后生效。
            </p>
            <ButtonRow>
              <Button isSmall icon={LockOpen} onClick={() => show('ask')}>
                申请关闭
              </Button>
            </ButtonRow>
          </>
        ) : (
          <>
            <Facts facts={factsOf(end)} />
            <ButtonRow>
              {end.endsAt === undefined && (
                <ActButton
                  icon={CircleCheck}
                  possibility={end.confirm}
                  isPrimary
                  onClick={() => show('confirm')}
                >
                  复核通过
                </ActButton>
              )}
              <Button icon={CircleX} onClick={() => show('stop')}>
                停止
              </Button>
            </ButtonRow>
            {end.endsAt === undefined && (
              <Reasons acts={[{ name: '复核通过', why: end.confirm.why }]} />
            )}
          </>
        )}
      </PageStack>
      {open === 'ask' && <AskDialog {...dialog} />}
      {open === 'confirm' && end && <ConfirmDialog {...dialog} end={end} />}
      {open === 'stop' && end && <StopDialog {...dialog} end={end} />}
    </Panel>
  )
}

function StateBadge({ end }: { readonly end: OnlyProvenEnd | undefined }) {
  if (end === undefined) return <Badge tone="info">客户已打开</Badge>
  if (end.endsAt === undefined) return <Badge tone="warning">等另一位同事复核</Badge>
  return <Badge tone="warning">{`${end.endsAt} 关闭`}</Badge>
}

function factsOf({ document, reason, account, askedAt, confirmer, endsAt }: OnlyProvenEnd) {
  return [
    { name: '看过的证件', value: documentSeenNames[document] },
    { name: '原因', value: reason },
    { name: '提交', value: `${account}，${askedAt}` },
    ...(confirmer === undefined ? [] : [{ name: '复核', value: confirmer }]),
    ...(endsAt === undefined ? [] : [{ name: '关闭时间', value: endsAt }]),
  ]
}

interface DialogProps {
  readonly customerId: string
  readonly onChanged: () => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

interface OpenDialogProps extends DialogProps {
  readonly end: OnlyProvenEnd
}

function AskDialog({ customerId, onChanged, onDone, onClose }: DialogProps) {
  const form = useDeskForm(askOnlyProvenEnd, {
    initial: { document: undefined, reason: '' },
    fixed: { customerId },
    draft: `only-proven-ask/${customerId}`,
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="申请关闭“仅限手机验证后查看”" action="提交" form={form} onClose={onClose}>
      <p>请先在柜面核对证件原件和本人。</p>
      <SelectField
        label="看过的证件"
        none="请选择"
        choices={choicesOf(documentSeenNames)}
        data-autofocus
        {...form.field('document')}
      />
      <TextField label="原因" hint="客户能看到这句话。" {...form.field('reason')} />
    </FormDialog>
  )
}

function ConfirmDialog({ customerId, end, onChanged, onDone, onClose }: OpenDialogProps) {
  const form = useDeskForm(confirmOnlyProvenEnd, {
    initial: {},
    fixed: { customerId, endId: end.endId },
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="复核通过？" action="复核通过" form={form} onClose={onClose}>
      <p>
        客户登记过的手机和邮箱马上收到通知，72
        小时内客户和同事都能停止。之后凭证件信息也能查到这位客户的保单、理赔和订单。
      </p>
    </FormDialog>
  )
}

function StopDialog({ customerId, end, onChanged, onDone, onClose }: OpenDialogProps) {
  const form = useDeskForm(stopOnlyProvenEnd, {
    initial: { reason: '' },
    fixed: { customerId, endId: end.endId },
    draft: `only-proven-stop/${end.endId}`,
    reread: onChanged,
    onAnswer: onDone,
  })
  return (
    <FormDialog title="停止这个申请？" action="停止申请" form={form} onClose={onClose}>
      <p>仍然只有客户用手机验证后才能查到。</p>
      <TextField label="原因" hint="客户能看到这句话。" data-autofocus {...form.field('reason')} />
    </FormDialog>
  )
}
