import {
  type CannedAnswer,
  cannedAnswers,
  removeCannedAnswer,
  saveCannedAnswer,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { hasPermission } from '@ecenter/contract/desk/permissions.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../../client/desk-session.ts'
import { failureText } from '../../client/failures.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { ListDialog, type OpenedThing, ThingForm } from '../../kit/overlays/ListDialog.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import styles from './CannedAnswerList.module.css'

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

interface CannedAnswerListProps {
  readonly answers: readonly CannedAnswer[]
  readonly onChange: (answer: CannedAnswer) => void
  readonly onRemove: (answer: CannedAnswer) => void
}

/** Answers at hand, with what this member of staff may do to each. */
function CannedAnswerList({ answers, onChange, onRemove }: CannedAnswerListProps) {
  if (answers.length === 0) {
    return <EmptyState title="还没有常用语">添加后，在回复框里输入 / 选用。</EmptyState>
  }
  return (
    // It scrolls once there are many, and answers of others have no button that leads there.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
    <ul className={styles.list} tabIndex={0} aria-label="常用语">
      {answers.map((answer) => (
        <li key={answer.answerId} className={styles.answer}>
          <span className={styles.head}>
            <b>{answer.title}</b>
            {answer.isShared && <Badge tone="info">公用</Badge>}
            {answer.mayChange && (
              <span className={styles.actions}>
                <Act name="修改" answer={answer} onAct={onChange} />
                <Act name="删除" answer={answer} onAct={onRemove} />
              </span>
            )}
          </span>
          <p className={styles.text}>{answer.text}</p>
        </li>
      ))}
    </ul>
  )
}

interface ActProps {
  readonly name: string
  readonly answer: CannedAnswer
  readonly onAct: (answer: CannedAnswer) => void
}

function Act({ name, answer, onAct }: ActProps) {
  return (
    <Button
      isSmall
      variant="text"
      aria-label={`${name} ${answer.title}`}
      onClick={() => onAct(answer)}
    >
      {name}
    </Button>
  )
}
