import {
  type CannedAnswer,
  cannedAnswers,
  removeCannedAnswer,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { useState } from 'react'
import { failureText } from '../client/outcome.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { CannedAnswerForm } from './CannedAnswerForm.tsx'
import { CannedAnswerList } from './CannedAnswerList.tsx'
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
            {({ answers }) => (
              <CannedAnswerList
                answers={answers}
                onChange={setOpen}
                onRemove={(answer) => void handleRemove(answer)}
              />
            )}
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
