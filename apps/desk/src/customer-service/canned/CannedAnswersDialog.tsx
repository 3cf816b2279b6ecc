import {
  type CannedAnswer,
  cannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { useDeskSession } from '../../client/desk-session.ts'
import { failureText } from '../../client/failures.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { ListDialog, type OpenedThing, ThingForm } from '../../kit/overlays/ListDialog.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { CannedAnswerList } from './CannedAnswerList.tsx'

/** Answers at hand: one's own are changed by everybody, those of all by supervisors. */
export function CannedAnswersDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useDeskQuery(cannedAnswers, {})
  const removal = useSubmit(removeCannedAnswer)

  async function handleRemove({ answerId }: CannedAnswer) {
    if ((await removal.submit({ answerId })) !== undefined) await query.ask()
  }

  return (
    <ListDialog<CannedAnswer>
      title="常用语"
      add="添加常用语"
      list={(onChange) => (
        <>
          <p>在回复框里输入 / 和标题里的字，就能选用。</p>
          {removal.failed !== undefined && (
            <Callout tone="danger" isAlert>
              {failureText(removal.failed)}
            </Callout>
          )}
          <Loaded query={query}>
            {({ answers }) => (
              <CannedAnswerList
                {...{ answers, onChange }}
                onRemove={(answer) => void handleRemove(answer)}
              />
            )}
          </Loaded>
        </>
      )}
      form={(answer, opened) => <CannedAnswerForm {...{ answer }} {...opened} />}
      onChanged={() => void query.ask()}
      onClose={onClose}
    />
  )
}

interface CannedAnswerFormProps extends OpenedThing {
  readonly answer: CannedAnswer | undefined
}

const owners = [
  { value: 'own', label: '只有我自己' },
  { value: 'all', label: '所有客服' },
] as const

function CannedAnswerForm({ answer, onDone, onBack }: CannedAnswerFormProps) {
  const maySupervise = useDeskSession(({ session }) =>
    hasPermission(session.me?.roles ?? [], 'supervise-chats'),
  )
  const form = useDeskForm(saveCannedAnswer, {
    initial: {
      title: answer?.title ?? '',
      text: answer?.text ?? '',
      isShared: answer?.isShared ?? false,
    },
    fixed: answer === undefined ? {} : { answerId: answer.answerId },
    draft: `canned-answer/${answer?.answerId ?? 'new'}`,
    onAnswer: onDone,
  })
  const shared = form.field('isShared')
  return (
    <ThingForm {...{ form, onBack }}>
      <TextField label="标题" hint="用它来找，最多 20 个字。" {...form.field('title')} />
      <TextareaField label="内容" rows={5} {...form.field('text')} />
      {maySupervise && (
        <SelectField
          name="isShared"
          label="谁可以用"
          choices={owners}
          value={shared.value ? 'all' : 'own'}
          onChange={(owner) => shared.onChange(owner === 'all')}
        />
      )}
    </ThingForm>
  )
}
