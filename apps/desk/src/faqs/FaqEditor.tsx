import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import type { DeskFaq } from '@ecenter/contract/customer-service/desk/desk-faq.ts'
import type { FaqDraft } from '@ecenter/contract/customer-service/desk/faq-draft.ts'
import type { Miss } from '@ecenter/contract/customer-service/desk/list-misses.ts'
import { saveFaq } from '@ecenter/contract/customer-service/desk/save-faq.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useEditing } from '../client/use-editing.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { Checkbox, CheckboxGroup } from '../kit/CheckboxGroup.tsx'
import { Comparison } from '../kit/Comparison.tsx'
import { EditorLayout } from '../kit/EditorLayout.tsx'
import { Form } from '../kit/Form.tsx'
import { Panel } from '../kit/Panel.tsx'
import { TextareaField } from '../kit/TextareaField.tsx'
import { TextField } from '../kit/TextField.tsx'
import { showToast } from '../kit/toast-store.ts'
import { hrefOf } from '../shell/location.ts'
import { AnswerPreview } from './AnswerPreview.tsx'
import { comparedFaqs } from './compared-faqs.ts'
import { FaqVersions } from './FaqVersions.tsx'
import { TryFaq } from './TryFaq.tsx'

interface FaqEditorProps {
  /** Undefined of a new one. */
  readonly faq: DeskFaq | undefined
  readonly topics: readonly string[]
  /** What a customer asked in vain, where that is why. */
  readonly miss: Miss | undefined
  readonly onSaved: (id: string) => void
}

const linkChoices = siteScreenList.map(({ title, href }) => ({ value: href, label: title }))

export function FaqEditor({ faq, topics, miss, onSaved }: FaqEditorProps) {
  const editing = useEditing(faq)
  const form = useDeskForm(saveFaq, {
    initial: initialOf(editing.base, miss),
    fixed: { edited: editing.edited, ...(miss && { missId: miss.id }) },
    draft: `faq/${faq?.id ?? miss?.id ?? 'new'}`,
    onAnswer(answer, request) {
      const kept = editing.take(answer)
      // An answer empties the form, and this one says that nothing was saved.
      if (kept === undefined) return fill(request)
      showToast('已保存，机器人马上按新内容回答。')
      onSaved(kept.id)
    },
  })
  const draft = { ...initialOf(editing.base, miss), ...form.values } as FaqDraft
  const variants = form.field('variants')

  function fill(state: FaqDraft) {
    form.field('topic').onChange(state.topic)
    form.field('question').onChange(state.question)
    form.field('variants').onChange(state.variants)
    form.field('answer').onChange(state.answer)
    form.field('links').onChange(state.links)
    form.field('isShown').onChange(state.isShown)
  }

  return (
    <EditorLayout
      form={
        <Panel title={faq === undefined ? '新增问题' : '编辑问题'}>
          <Form
            {...form.props}
            actions={
              <>
                <Button type="submit" variant="primary" isBusy={form.isSending}>
                  保存
                </Button>
                <Button onClick={form.reset}>撤销修改</Button>
                <ButtonLink variant="text" href={hrefOf('/faqs')}>
                  回到列表
                </ButtonLink>
              </>
            }
          >
            {editing.theirs !== undefined && (
              <Comparison
                fields={comparedFaqs(draft, editing.theirs)}
                onMine={editing.goOnFromTheirs}
                onTheirs={() => {
                  form.reset()
                  editing.goOnFromTheirs()
                }}
              />
            )}
            <TextField label="主题" list="faq-topics" {...form.field('topic')} />
            <datalist id="faq-topics">
              {topics.map((topic) => (
                <option key={topic} value={topic} />
              ))}
            </datalist>
            <TextField label="问题" hint="客户看到的标准问法。" {...form.field('question')} />
            <TextareaField
              {...variants}
              label="其他问法"
              hint="一行一种，写客户真会说的话；只用来查找，不会显示。"
              rows={5}
              value={variants.value?.join('\n')}
              onChange={(lines) => variants.onChange(lines.split('\n'))}
            />
            <TextareaField
              label="回答"
              hint="{hotline} 会换成客服电话，{brand} 会换成公司名称。"
              rows={5}
              {...form.field('answer')}
            />
            <CheckboxGroup
              label="相关页面（最多 2 个）"
              choices={linkChoices}
              {...form.field('links')}
            />
            <Checkbox label="给客户使用" {...form.field('isShown')} />
          </Form>
        </Panel>
      }
      aside={
        <>
          <AnswerPreview {...draft} />
          <TryFaq id={editing.base?.id} draft={draft} />
          {editing.base !== undefined && (
            <FaqVersions key={editing.base.version} id={editing.base.id} onTake={fill} />
          )}
        </>
      }
    />
  )
}

function initialOf(base: DeskFaq | undefined, miss: Miss | undefined): FaqDraft {
  if (base !== undefined) {
    const { id: _, version: __, ...draft } = base
    return draft
  }
  const variants = miss === undefined ? [] : [miss.text]
  return { topic: '', question: '', variants, answer: '', links: [], isShown: true }
}
