import { answerCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { blanksIn, letterAtMost } from '@ecenter/contract/appeals/desk/case-letter.ts'
import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { Form } from '../kit/fields/Form.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { Dialog } from '../kit/overlays/Dialog.tsx'
import type { CaseDialogProps } from './case-dialog.ts'
import styles from './LetterDialog.module.css'

/** A letter is begun from a template, read once more as the customer will, and only then sent. */
export function LetterDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version, templates, owed, needsApproval, pendingLetter } = appeal
  const [isPreview, setIsPreview] = useState(false)
  const form = useDeskForm(answerCase, {
    // What was given back is written on, not anew.
    initial: { letter: pendingLetter?.letter ?? '' },
    fixed: { caseId, version },
    draft: `letter/${caseId}`,
    reread: onChanged,
    onAnswer: () =>
      onDone(
        needsApproval
          ? '答复已提交，主管同意后发给客户。'
          : '答复已发出，客户马上可以看到，并会收到短信。',
      ),
    onFailure(failed) {
      // What is wrong with the letter is told where it is written.
      if (failed.kind === 'rejected' && failed.field === 'letter') setIsPreview(false)
      return false
    },
  })
  const letter = form.field('letter')
  const { value: written = '' } = letter
  const blanks = blanksIn(written)
  // A letter with a blank is not ready to be looked at: what is missing stands where it is written.
  const isWritten = written.trim() !== '' && blanks.length === 0
  const beginning = useLetterTemplate(templates, letter)

  return (
    <Dialog title={owed === 'review' ? '核查答复' : '书面答复'} isWide onClose={onClose}>
      <Form
        {...form.props}
        onSubmit={(event) => {
          event.preventDefault()
          // What is not ready is judged as if it were sent: what is missing stands at its field, and nothing leaves.
          if (isPreview || !isWritten) form.props.onSubmit(event)
          else setIsPreview(true)
        }}
        actions={
          <>
            <Button key={String(isPreview)} type="submit" variant="primary" isBusy={form.isSending}>
              {isPreview ? (needsApproval ? '提交给主管审' : '发给客户') : '预览'}
            </Button>
            <Button onClick={() => (isPreview ? setIsPreview(false) : onClose())}>
              {isPreview ? '返回修改' : '取消'}
            </Button>
          </>
        }
      >
        {isPreview ? (
          <LetterPreview letter={written} needsApproval={needsApproval} />
        ) : (
          <>
            {pendingLetter?.returned !== undefined && (
              <Callout tone="warning">
                {pendingLetter.returned.byName}退回：{pendingLetter.returned.reason}
              </Callout>
            )}
            <LetterFields {...{ letter, beginning, blanks, templates }} />
          </>
        )}
      </Form>
    </Dialog>
  )
}

interface LetterPreviewProps {
  readonly letter: string
  readonly needsApproval: boolean
}

function LetterPreview({ letter, needsApproval }: LetterPreviewProps) {
  return (
    <>
      <Callout>
        {needsApproval
          ? '主管同意后，客户会看到下面的内容；发出后不能修改或撤回。'
          : '客户会看到下面的内容。发出后不能修改或撤回。'}
      </Callout>
      <section className={styles.letter} aria-label="答复预览">
        <CustomerWords>{letter}</CustomerWords>
      </section>
    </>
  )
}

interface LetterFieldsProps {
  readonly letter: Omit<ValueField<string>, 'label'>
  readonly templates: readonly LetterTemplate[]
  /** Said while one writes, not once it is sent. */
  readonly blanks: readonly string[]
  readonly beginning: ReturnType<typeof useLetterTemplate>
}

/** Where a letter is written, and the template that it begins from. */
function LetterFields({ letter, templates, blanks, beginning }: LetterFieldsProps) {
  return (
    <>
      <SelectField
        label="从模板开始"
        name="template"
        choices={[
          { value: '', label: '不用模板' },
          ...templates.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={beginning.template}
        onChange={beginning.choose}
      />
      {beginning.hasReplaced && (
        <Callout
          actions={
            <Button isSmall onClick={beginning.goBack}>
              换回我写的
            </Button>
          }
        >
          您刚才写的内容换成了模板。
        </Callout>
      )}
      <TextareaField
        label="答复内容"
        hint={`【请填写……】的地方都要填好。最多 ${letterAtMost} 个字。`}
        rows={14}
        data-autofocus
        {...letter}
      />
      <div aria-live="polite">
        {blanks.length > 0 && letter.error === undefined && (
          <Callout tone="warning">
            还有 {blanks.length} 处没填：{blanks.join('、')}。填好才能预览。
          </Callout>
        )}
      </div>
    </>
  )
}

type LetterTemplate = DeskCase['templates'][number]

interface Letter {
  readonly value?: string | undefined
  readonly onChange: (text: string | undefined) => void
}

/** Which template a letter was begun from; words of one's own that it took the place of come back. */
function useLetterTemplate(templates: readonly LetterTemplate[], letter: Letter) {
  const [template, setTemplate] = useState('')
  const [replaced, setReplaced] = useState<string>()

  function choose(name: string) {
    const { value = '' } = letter
    const isOwn = value.trim() !== '' && templates.every(({ text }) => text !== value)
    const text = templates.find((each) => each.name === name)?.text
    setTemplate(name)
    if (isOwn && text === undefined) return
    if (isOwn) setReplaced(value)
    letter.onChange(text ?? '')
  }

  function goBack() {
    setTemplate('')
    letter.onChange(replaced)
    setReplaced(undefined)
  }

  return { template, hasReplaced: replaced !== undefined, choose, goBack }
}
