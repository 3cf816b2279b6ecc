import { answerCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { CustomerWords } from '../kit/CustomerWords.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Form } from '../kit/Form.tsx'
import type { CaseDialogProps } from './case-dialog.ts'
import styles from './LetterDialog.module.css'
import { LetterFields } from './LetterFields.tsx'
import { useLetterTemplate } from './use-letter-template.ts'

/** A letter is begun from a template, read once more as the customer will, and only then sent. */
export function LetterDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version, templates, owed } = appeal
  const [isPreview, setIsPreview] = useState(false)
  const form = useDeskForm(answerCase, {
    initial: { letter: '' },
    fixed: { caseId, version },
    draft: `letter/${caseId}`,
    reread: onChanged,
    onAnswer: () => onDone('答复已发出，客户马上可以看到，并会收到短信。'),
    onFailure(failed) {
      // What is wrong with the letter is told where it is written.
      if (failed.kind === 'refused' && failed.field === 'letter') setIsPreview(false)
      return false
    },
  })
  const letter = form.field('letter')
  const beginning = useLetterTemplate(templates, letter)

  return (
    <Dialog title={owed === 'review' ? '核查答复' : '书面答复'} isWide onClose={onClose}>
      <Form
        {...form.props}
        onSubmit={(event) => {
          event.preventDefault()
          if (isPreview) form.props.onSubmit(event)
          else setIsPreview(letter.value !== undefined && letter.value.trim() !== '')
        }}
        actions={
          <>
            <Button key={String(isPreview)} type="submit" variant="primary" isBusy={form.isSending}>
              {isPreview ? '发给客户' : '预览'}
            </Button>
            <Button onClick={() => (isPreview ? setIsPreview(false) : onClose())}>
              {isPreview ? '返回修改' : '取消'}
            </Button>
          </>
        }
      >
        {isPreview ? (
          <LetterPreview letter={letter.value ?? ''} />
        ) : (
          <LetterFields {...{ letter, beginning }} templates={templates} />
        )}
      </Form>
    </Dialog>
  )
}

function LetterPreview({ letter }: { readonly letter: string }) {
  return (
    <>
      <Callout>客户会看到下面的内容。发出后不能修改或撤回。</Callout>
      <section className={styles.letter} aria-label="答复预览">
        <CustomerWords>{letter}</CustomerWords>
      </section>
    </>
  )
}
