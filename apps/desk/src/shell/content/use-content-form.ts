import type { TypedOf } from '@ecenter/contract/call.ts'
import type { ContentKind } from '@ecenter/contract/content/desk/content-at-desk.ts'
import { useState } from 'react'
import type { JsonCall } from '../../client/send.ts'
import { type DeskFormOptions, useDeskForm } from '../../client/use-desk-form.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { goInstead, isAt, usePlace } from '../location.ts'
import { isChanged } from './changed-fields.ts'
import { editorPaths } from './content-paths.ts'
import { useContentDraft } from './use-content-draft.ts'
import { type Numbered, type Saved, useEditing } from './use-editing.ts'

/** What is written of it. */
type DraftOf<Kept> = Omit<Kept, keyof Numbered>

interface ContentFormOptions<C extends JsonCall, Kept extends Numbered>
  extends Pick<DeskFormOptions<C>, 'optional'> {
  /** What stood there when the editor was opened; undefined of something new. */
  readonly begun: Kept | undefined
  /** Tells its draft from those of other editors, `ofNew` one new thing from another. */
  readonly kind: ContentKind
  readonly ofNew?: string | undefined
  readonly initialOf: (base: Kept | undefined) => DeskFormOptions<C>['initial']
  /** What an older state brings back. */
  readonly fieldNames: readonly (keyof DraftOf<Kept>)[]
  /** Facts that no field holds. */
  readonly fixedOf?: (base: Kept | undefined) => Partial<TypedOf<C>>
  /** What is said once it is stored. */
  readonly saidOf: (kept: Kept) => string
  readonly onSaved: (id: string) => void
}

/** How what is written becomes what customers see. */
export interface ContentSaving {
  /** A second person publishes it; undefined while that is not known, and nothing is saved. */
  readonly isReviewed: boolean | undefined
  /** It could not be read: somebody has to try again. */
  readonly isUnread: boolean
  /** Where nobody reviews: it is published later. */
  readonly asDraft: boolean
  readonly setAsDraft: (asDraft: boolean) => void
}

/** The form of content that customers read: saved in versions, and compared where somebody else has saved meanwhile. */
export function useContentForm<C extends JsonCall, Kept extends Numbered>(
  call: C,
  options: ContentFormOptions<C, Kept>,
) {
  const { begun, kind, ofNew, initialOf, fieldNames, fixedOf, saidOf, onSaved } = options
  const place = usePlace()
  const drafts = useContentDraft(kind, begun?.id)
  const { opened } = drafts
  const [asDraft, setAsDraft] = useState(false)
  const editing = useEditing(begun, kind, { draftId: place.parameters.draft, ofNew })
  // A draft stands in the form in the place of what customers see.
  const from =
    opened === undefined ? editing.base : ({ ...opened.written, id: '', version: 0 } as Kept)
  const initial = initialOf(from)
  const form = useDeskForm(call, {
    initial,
    ...(options.optional && { optional: options.optional }),
    fixed: {
      edited: editing.edited,
      ...(opened && { replaces: opened.draftId }),
      ...(asDraft && { asDraft }),
      ...fixedOf?.(from),
    } as Partial<TypedOf<C>>,
    draft: editing.place,
    isDone: (answer) => editing.isDone(answer as Saved<Kept>),
    onAnswer(answer) {
      const saved = answer as Saved<Kept>
      const kept = editing.take(saved)
      if (saved.kind === 'drafted') {
        showToast(
          drafts.isReviewed ? '已交审核，同事发布后客户才能看到。' : '已存为草稿，客户还看不到。',
        )
        setAsDraft(false)
        if (isAt(place)) {
          goInstead(editorPaths[kind], { id: editing.base?.id, draft: saved.draftId })
        }
        return
      }
      if (kept === undefined) return
      showToast(saidOf(kept))
      onSaved(kept.id)
    },
  })

  function fill(state: DraftOf<Kept>) {
    // What is kept is what the call saves, so their fields have the same names.
    for (const name of fieldNames) form.field(name as never).onChange(state[name] as never)
  }

  const saving: ContentSaving = {
    isReviewed: drafts.isReviewed,
    isUnread: drafts.failed !== undefined,
    asDraft,
    setAsDraft,
  }
  const draft = form.values as unknown as DraftOf<Kept>
  return {
    editing,
    drafts,
    saving,
    from,
    form,
    draft,
    isChanged: isChanged(fieldNames, draft, initial as unknown as DraftOf<Kept>),
    fill,
  }
}
