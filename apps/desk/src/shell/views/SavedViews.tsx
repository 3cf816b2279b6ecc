import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { Bookmark, X } from 'lucide'
import { type FormEvent, useState } from 'react'
import { failureText } from '../../client/failures.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button, IconButton } from '../../kit/buttons/Button.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { ButtonRow } from '../../kit/layout/PageStack.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { savingOf } from './saving-of.ts'

/** Conditions as they are kept: texts by their names, those that are not set left out. */
export type ViewValues = Readonly<Record<string, string>>

interface SavedView {
  readonly place: string
  readonly name: string
  readonly values: ViewValues
}

interface SavedViewsProps {
  /** Which list: its views are kept under this name. */
  readonly list: string
  /** How the list stands now; undefined where it shows everything, which is no view. */
  readonly values: ViewValues | undefined
  /** Whether the list still knows these conditions: another version may have kept them. */
  readonly isKnown: (values: ViewValues) => boolean
  readonly onChoose: (values: ViewValues) => void
}

/** Conditions that one comes back to; they lie at the service, so they are at every computer. */
export function SavedViews({ list, values, isKnown, onChoose }: SavedViewsProps) {
  const place = `view/${list}/`
  const query = useDeskQuery(listOwn, {})
  const [isSaving, setIsSaving] = useState(false)
  const { submit, isSending, failed } = useSubmit(keepOwn, { reread: query.ask })
  const views = (query.value?.own ?? [])
    .filter((kept) => kept.place.startsWith(place))
    .map((kept) => viewOf(kept))
    .filter((view) => isKnown(view.values))
    .toSorted(byName)
  const saving = savingOf(query)
  const isNarrowed = values !== undefined

  async function remove(view: SavedView) {
    const done = await submit({ place: view.place })
    if (done !== undefined) showToast(`视图“${view.name}”已删除。`)
  }

  /** One name is one view: saved again, it has the conditions of now. */
  async function save(name: string) {
    const former = views.find((view) => view.name === name)
    const done = await submit({
      place: former?.place ?? `${place}${crypto.randomUUID()}`,
      values: { ...values, name },
    })
    if (done === undefined) return
    setIsSaving(false)
    showToast(former ? `视图“${name}”已改成现在的条件。` : `视图“${name}”已保存。`)
  }

  return (
    <>
      {(views.length > 0 || isNarrowed) && (
        <ButtonRow>
          {views.map((view) => (
            <span key={view.place}>
              <Button isSmall icon={Bookmark} onClick={() => onChoose(view.values)}>
                {view.name}
              </Button>
              <IconButton
                icon={X}
                label={`删除视图 ${view.name}`}
                onClick={() => void remove(view)}
              />
            </span>
          ))}
          {isNarrowed && saving !== 'unread' && (
            <Button
              isSmall
              variant="text"
              isBusy={saving === 'reading'}
              onClick={() => setIsSaving(true)}
            >
              保存这个视图
            </Button>
          )}
          {isNarrowed && saving === 'unread' && (
            <Button isSmall variant="text" onClick={() => void query.ask()}>
              已存的视图没有读到，重试
            </Button>
          )}
        </ButtonRow>
      )}
      {isSaving && (
        <SaveViewDialog
          notice={failed && failureText(failed)}
          isSending={isSending}
          onSave={(name) => void save(name)}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  )
}

function viewOf({ place, values }: { readonly place: string; readonly values: ViewValues }) {
  const { name = '', ...conditions } = values
  return { place, name, values: conditions }
}

function byName(one: SavedView, other: SavedView): number {
  return one.name.localeCompare(other.name, 'zh') || one.place.localeCompare(other.place)
}

const nameAtMost = 20

interface SaveViewDialogProps {
  readonly notice: string | undefined
  readonly isSending: boolean
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks what a view is to be called. */
function SaveViewDialog({ notice, isSending, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const given = name.trim()
    const wrong = given === '' ? '请填写名称' : undefined
    setError(given.length > nameAtMost ? `名称最多 ${nameAtMost} 个字` : wrong)
    if (given !== '' && given.length <= nameAtMost) onSave(given)
  }

  return (
    <FormDialog
      title="保存视图"
      action="保存"
      form={{ props: { notice, onSubmit: handleSubmit }, isSending }}
      onClose={onClose}
    >
      <TextField
        label="名称"
        name="name"
        hint="只有您自己看得到，请不要写客户的姓名或号码。"
        data-autofocus
        value={name}
        error={error}
        onChange={(value) => setName(value ?? '')}
      />
    </FormDialog>
  )
}
