import type { ServiceHours } from '@ecenter/contract/customer-service/conversation.ts'
import { leaveMessage } from '@ecenter/contract/customer-service/service-calls.ts'
import { messageLengthAtMost } from '@ecenter/contract/customer-service/talk-calls.ts'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { forgetDraft } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { afterAnswer } from '../talking/talk.ts'
import { changeTalk, useTalk } from '../talking/use-talk.ts'

interface LeaveSheetProps {
  readonly isOpen: boolean
  readonly hours: ServiceHours | undefined
  readonly onClose: () => void
}

/** For whom nobody is there, or who would rather not wait: the answer comes by itself. */
export function LeaveSheet({ isOpen, hours, onClose }: LeaveSheetProps) {
  return (
    <Sheet title="留言" isOpen={isOpen} onClose={onClose}>
      <LeaveForm hours={hours} onDone={onClose} />
    </Sheet>
  )
}

interface LeaveFormProps extends Pick<LeaveSheetProps, 'hours'> {
  readonly onDone: () => void
}

function LeaveForm({ hours, onDone }: LeaveFormProps) {
  const { signid } = useTalk()
  const form = useTypedPhoneForm(leaveMessage, 'customer-service', {
    initial: { content: '', mobile: '' },
    fixed: { signid },
    onAnswer(change) {
      changeTalk(signid, (talk) => afterAnswer(talk, change))
      forgetDraft(leaveMessage.path)
      onDone()
    },
  })
  return (
    <>
      <form {...form.props} aria-label="留言">
        <Fields>
          {hours !== undefined && (
            <NoticeBar tone="neutral">
              人工客服服务时间：{hours.hours}
              {hours.opensAt !== undefined && `，${hours.opensAt} 开始`}。答复后会发短信告诉您。
            </NoticeBar>
          )}
          <TextareaField
            {...form.widget('content')}
            label="您想问什么"
            maxLength={messageLengthAtMost}
          />
          <PhoneField {...form.field('mobile')} label="手机号" />
          <FormEnd form={form}>提交留言</FormEnd>
        </Fields>
      </form>
      {form.sheet}
    </>
  )
}
