import {
  type CannedAnswer,
  cannedAnswers,
} from '@ecenter/contract/customer-service/desk/canned-answers.ts'
import { removeCannedAnswer } from '@ecenter/contract/customer-service/desk/remove-canned-answer.ts'
import { useState } from 'react'
import { failureText } from '../client/outcome.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Badge } from '../kit/Badge.tsx'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { CannedAnswerForm } from './CannedAnswerForm.tsx'
import styles from './CannedAnswersDialog.module.css'

type Open = 'list' | 'new' | CannedAnswer

/** Answers at hand: one's own are changed by everybody, those of all by supervisors. */
export function CannedAnswersDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useDeskQuery(cannedAnswers, {})
  const removal = useSubmit(removeCannedAnswer)
  const [open, setOpen] = useState<Open>('list')

  async function handleRemove({ answerId }: CannedAnswer) {
    if ((await removal.submit({ answerId })) !== undefined) await query.ask()
  }

  function handleDone() {
    setOpen('list')
    void query.ask()
  }

  return (
    <Dialog title="常用语" isWide onClose={onClose}>
      {open === 'list' ? (
        <div className={styles.parts}>
          <p>在回复框里输入 / 和标题里的字，就能选用。</p>
          {removal.failed !== undefined && (
            <Callout tone="danger" isAlert>
              {failureText(removal.failed)}
            </Callout>
          )}
          <Loaded query={query}>
            {({ answers }) =>
              answers.length === 0 ? (
                <EmptyState title="还没有常用语">添加后，在回复框里输入 / 选用。</EmptyState>
              ) : (
                <ul className={styles.list}>
                  {answers.map((answer) => (
                    <li key={answer.answerId} className={styles.answer}>
                      <span className={styles.head}>
                        <b>{answer.title}</b>
                        {answer.isShared && <Badge tone="info">公用</Badge>}
                        {answer.mayChange && (
                          <span className={styles.actions}>
                            <Button
                              isSmall
                              variant="text"
                              aria-label={`修改 ${answer.title}`}
                              onClick={() => setOpen(answer)}
                            >
                              修改
                            </Button>
                            <Button
                              isSmall
                              variant="text"
                              aria-label={`删除 ${answer.title}`}
                              onClick={() => void handleRemove(answer)}
                            >
                              删除
                            </Button>
                          </span>
                        )}
                      </span>
                      <p className={styles.text}>{answer.text}</p>
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
          <div>
            <Button variant="primary" onClick={() => setOpen('new')}>
              添加常用语
            </Button>
          </div>
        </div>
      ) : (
        <CannedAnswerForm
          answer={open === 'new' ? undefined : open}
          onDone={handleDone}
          onBack={() => setOpen('list')}
        />
      )}
    </Dialog>
  )
}
