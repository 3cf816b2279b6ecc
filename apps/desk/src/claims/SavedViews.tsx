import { claimFilter } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { keepOwn, listOwn } from '@ecenter/contract/staff/desk/own-things.ts'
import { Bookmark, X } from 'lucide'
import { useState } from 'react'
import { type InferOutput, object, safeParse, string } from 'valibot'
import { failureText } from '../client/failures.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button, IconButton } from '../kit/buttons/Button.tsx'
import { ButtonRow } from '../kit/layout/PageStack.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { SaveViewDialog } from './SaveViewDialog.tsx'

const place = 'view/claims/'
const savedView = object({ name: string(), ...claimFilter.entries })

interface SavedView {
  readonly place: string
  readonly name: string
  readonly filter: InferOutput<typeof claimFilter>
}

interface SavedViewsProps {
  readonly filter: SavedView['filter']
  readonly onChoose: (filter: SavedView['filter']) => void
}

/** Conditions that one comes back to; they lie at the service, so they are at every computer. */
export function SavedViews({ filter, onChoose }: SavedViewsProps) {
  const query = useDeskQuery(listOwn, {})
  const [isSaving, setIsSaving] = useState(false)
  const { submit, isSending, failed } = useSubmit(keepOwn, { reread: query.ask })
  const views = (query.value?.own ?? []).flatMap(viewOf).toSorted(byName)
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify({ state: 'all' })

  async function remove(view: SavedView) {
    const done = await submit({ place: view.place })
    if (done !== undefined) showToast(`视图“${view.name}”已删除。`)
  }

  async function save(name: string) {
    const id = crypto.randomUUID()
    const { state, step, kind } = filter
    const values = { name, state, ...(step && { step }), ...(kind && { kind }) }
    const done = await submit({ place: `${place}${id}`, values })
    if (done === undefined) return
    setIsSaving(false)
    showToast(`视图“${name}”已保存。`)
  }

  return (
    <>
      {(views.length > 0 || isNarrowed) && (
        <ButtonRow>
          {views.map((view) => (
            <span key={view.place}>
              <Button isSmall icon={Bookmark} onClick={() => onChoose(view.filter)}>
                {view.name}
              </Button>
              <IconButton
                icon={X}
                label={`删除视图 ${view.name}`}
                onClick={() => void remove(view)}
              />
            </span>
          ))}
          {isNarrowed && (
            <Button isSmall variant="text" onClick={() => setIsSaving(true)}>
              保存这个视图
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

/** What was kept by another version may have conditions that are none any more: it is no view then. */
function viewOf(kept: { readonly place: string; readonly values: unknown }): SavedView[] {
  if (!kept.place.startsWith(place)) return []
  const read = safeParse(savedView, kept.values)
  if (!read.success) return []
  const { name, ...filter } = read.output
  return [{ name, filter, place: kept.place }]
}

function byName(one: SavedView, other: SavedView): number {
  return one.name.localeCompare(other.name, 'zh') || one.place.localeCompare(other.place)
}
