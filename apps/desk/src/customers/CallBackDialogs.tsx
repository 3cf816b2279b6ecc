import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  callBackWordsAtMost,
  closeCallBack,
  moveCallBack,
  type readCallBack,
} from '@ecenter/contract/customers/desk/call-note.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { minuteField } from '../kit/fields/minute-field.ts'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'

export type CallBackToRead = ResponseOf<typeof readCallBack>

interface CallBackDialogProps {
  readonly noteId: string
  readonly callBack: CallBackToRead
  readonly onClose: () => void
  /** Reads it anew: a colleague may have called meanwhile. */
  readonly onChanged: () => Promise<unknown>
}

interface EndCallBackDialogProps extends CallBackDialogProps {
  readonly isReached: boolean
  readonly onEnded: (words: string) => void
}

/** It ends with what came of it, and is no more in anybody's day. */
export function EndCallBackDialog(props: EndCallBackDialogProps) {
  const { noteId, callBack, isReached, onClose, onEnded } = props
  const form = useDeskForm(closeCallBack, {
    initial: { words: '' },
    fixed: { noteId, tries: callBack.tries, isReached },
    draft: `call-back-end/${noteId}`,
    onAnswer: ({ isTold }) =>
      onEnded(
        isReached
          ? '已记为回过电。'
          : `已结束，${isTold ? '短信正发给客户' : '客户没有留手机号，没有发短信'}。`,
      ),
  })
  return (
    <FormDialog
      title={isReached ? `已给 ${callBack.maskedName} 回电` : '没接通，结束这条回电'}
      action={isReached ? '记为已回电' : '发短信并结束'}
      form={form}
      onClose={onClose}
    >
      {!isReached && (
        <p>
          打了 {callBack.tries} 次没接通。客户会收到短信：我们打过电话，需要时拨打热线或找在线客服。
        </p>
      )}
      <TextareaField
        label={isReached ? '回电结果' : '为什么结束'}
        hint={`同事能看到，客户看不到。不要写号码。最多 ${callBackWordsAtMost} 个字。`}
        rows={3}
        data-autofocus
        {...form.field('words')}
      />
    </FormDialog>
  )
}

interface MoveCallBackDialogProps extends CallBackDialogProps {
  readonly onMoved: () => void
}

/** Another time that was agreed on with the customer. */
export function MoveCallBackDialog(props: MoveCallBackDialogProps) {
  const { noteId, callBack, onClose, onChanged, onMoved } = props
  const form = useDeskForm(moveCallBack, {
    initial: { callBackAt: '' },
    fixed: { noteId, tries: callBack.tries },
    reread: onChanged,
    onAnswer: onMoved,
  })
  return (
    <FormDialog title="改约回电" action="改约" form={form} onClose={onClose}>
      <TextField
        label="改到什么时候"
        hint="和客户说好的时间。是不是晚了，仍按最早约的时间算。"
        type="datetime-local"
        min={minuteField(new Date())}
        data-autofocus
        {...form.field('callBackAt')}
      />
    </FormDialog>
  )
}
