import { noteAtMost } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { chatOutcomeNames } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { closeChat, wrapUpChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { choicesOf } from '../../kit/fields/choice.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { choicesOfKind, useChatLabels } from '../canned/use-chat-labels.ts'
import { untilSaid } from '../chat-desk-store.ts'

interface WrapUpDialogProps {
  readonly chatId: string
  /** It has ended already, without whoever had it. */
  readonly isOver: boolean
  readonly onClose: () => void
}

/** What a conversation was about, said at its end or after it. */
export function WrapUpDialog({ chatId, isOver, onClose }: WrapUpDialogProps) {
  const labels = useChatLabels()
  const form = useDeskForm(isOver ? wrapUpChat : closeChat, {
    initial: { causeId: '', outcome: undefined, note: '' },
    optional: ['note'],
    fixed: { chatId },
    draft: `chat-wrap-up/${chatId}`,
    after: () => untilSaid(chatId),
    onAnswer: onClose,
  })
  return (
    <FormDialog
      title={isOver ? '写会话小结' : '结束会话'}
      action={isOver ? '保存' : '结束'}
      form={form}
      onClose={onClose}
    >
      {!isOver && <p>结束后客户会看到提示，可以评价。客户再有问题会开始新的会话。</p>}
      <SelectField
        data-autofocus
        label="咨询原因"
        none="请选择"
        choices={choicesOfKind(labels, 'cause')}
        {...form.field('causeId')}
      />
      <SelectField
        label="处理结果"
        none="请选择"
        choices={choicesOf(chatOutcomeNames)}
        {...form.field('outcome')}
      />
      <TextareaField
        label="小结（选填）"
        hint="记在内部备注里，客户看不到。"
        rows={3}
        maxLength={noteAtMost}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
