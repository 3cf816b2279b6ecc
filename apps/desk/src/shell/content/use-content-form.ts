import type { TypedOf } from '@ecenter/contract/call.ts'
import type { JsonCall } from '../../client/send.ts'
import { type DeskFormOptions, useDeskForm } from '../../client/use-desk-form.ts'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { type Numbered, type Saved, useEditing } from './use-editing.ts'

/** What is written of it. */
type DraftOf<Kept> = Omit<Kept, keyof Numbered>

interface ContentFormOptions<C extends JsonCall, Kept extends Numbered>
  extends Pick<DeskFormOptions<C>, 'optional'> {
  /** What stood there when the editor was opened; undefined of something new. */
  readonly begun: Kept | undefined
  /** Tells its draft from those of other editors, `ofNew` one new thing from another. */
  readonly kind: string
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

/** The form of content that customers read: saved in versions, and compared where somebody else has saved meanwhile. */
export function useContentForm<C extends JsonCall, Kept extends Numbered>(
  call: C,
  options: ContentFormOptions<C, Kept>,
) {
  const { begun, kind, ofNew, initialOf, fieldNames, fixedOf, saidOf, onSaved } = options
  const editing = useEditing(begun, kind, ofNew)
  const form = useDeskForm(call, {
    initial: initialOf(editing.base),
    ...(options.optional && { optional: options.optional }),
    fixed: { edited: editing.edited, ...fixedOf?.(editing.base) } as Partial<TypedOf<C>>,
    draft: editing.place,
    isDone: (answer) => editing.isDone(answer as Saved<Kept>),
    onAnswer(answer) {
      const kept = editing.take(answer as Saved<Kept>)
      if (kept === undefined) return
      showToast(saidOf(kept))
      onSaved(kept.id)
    },
  })

  function fill(state: DraftOf<Kept>) {
    // What is kept is what the call saves, so their fields have the same names.
    for (const name of fieldNames) form.field(name as never).onChange(state[name] as never)
  }

  return { editing, form, draft: form.values as unknown as DraftOf<Kept>, fill }
}
