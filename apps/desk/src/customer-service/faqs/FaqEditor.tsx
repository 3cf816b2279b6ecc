import {
  type DeskFaq,
  type FaqDraft,
  listFaqVersions,
  type Miss,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { useEditing } from '../../client/use-editing.ts'
import { Comparison } from '../../kit/Comparison.tsx'
import { EditorLayout } from '../../kit/EditorLayout.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { showToast } from '../../kit/toast-store.ts'
import { ContentVersions } from '../../shell/ContentVersions.tsx'
import { AnswerPreview } from './AnswerPreview.tsx'
import { comparedFaqs } from './compared-faqs.ts'
import { FaqFields } from './FaqFields.tsx'
import { TryFaq } from './TryFaq.tsx'

interface FaqEditorProps {
  /** Undefined of a new one. */
  readonly faq: DeskFaq | undefined
  readonly topics: readonly string[]
  /** What a customer asked in vain, where that is why. */
  readonly miss: Miss | undefined
  readonly onSaved: (id: string) => void
}

export function FaqEditor({ faq, topics, miss, onSaved }: FaqEditorProps) {
  const editing = useEditing(faq, 'faq', miss?.id)
  const form = useDeskForm(saveFaq, {
    initial: initialOf(editing.base, miss),
    fixed: { edited: editing.edited, ...(miss && { missId: miss.id }) },
    draft: editing.place,
    isDone: editing.isDone,
    onAnswer(answer) {
      const kept = editing.take(answer)
      if (kept === undefined) return
      showToast('已保存，机器人马上按新内容回答。')
      onSaved(kept.id)
    },
  })
  const draft = { ...initialOf(editing.base, miss), ...form.values } as FaqDraft

  function fill(state: FaqDraft) {
    for (const name of fieldNames) form.field(name).onChange(state[name])
  }

  return (
    <EditorLayout
      form={
        <Panel title={faq === undefined ? '新增问题' : '编辑问题'}>
          <FaqFields
            {...{ form, topics }}
            notice={
              editing.theirs !== undefined && (
                <Comparison
                  fields={comparedFaqs(draft, editing.theirs)}
                  onMine={() => {
                    fill(draft)
                    editing.goOnFromTheirs()
                  }}
                  onTheirs={() => {
                    form.reset()
                    editing.goOnFromTheirs()
                  }}
                />
              )
            }
          />
        </Panel>
      }
      aside={
        <>
          <AnswerPreview {...draft} />
          <TryFaq id={editing.base?.id} draft={draft} />
          {editing.base !== undefined && (
            <ContentVersions
              key={editing.base.version}
              call={listFaqVersions}
              id={editing.base.id}
              onTake={fill}
            />
          )}
        </>
      }
    />
  )
}

const empty: FaqDraft = {
  topic: '',
  question: '',
  variants: [],
  answer: '',
  links: [],
  isShown: true,
}

const fieldNames = Object.keys(empty) as (keyof FaqDraft)[]

function initialOf(base: DeskFaq | undefined, miss: Miss | undefined): FaqDraft {
  if (base === undefined) return { ...empty, variants: miss === undefined ? [] : [miss.text] }
  const { id: _, version: __, ...draft } = base
  return draft
}
