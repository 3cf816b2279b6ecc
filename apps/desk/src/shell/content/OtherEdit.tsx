import { type ComparedField, Comparison } from '../../kit/lists/Comparison.tsx'

interface OtherEditProps<Kept, Draft> {
  /** Of `useContentForm`. */
  readonly work: {
    readonly editing: { readonly theirs: Kept | undefined; readonly goOnFromTheirs: () => void }
    readonly form: { readonly reset: () => void }
    readonly draft: Draft
    readonly fill: (state: Draft) => void
  }
  readonly compare: (mine: Draft, theirs: Kept) => readonly ComparedField[]
}

/** What somebody else has saved meanwhile beside what was typed, until it is chosen how to go on. */
export function OtherEdit<Kept, Draft>({ work, compare }: OtherEditProps<Kept, Draft>) {
  const { editing, form, draft, fill } = work
  if (editing.theirs === undefined) return null
  return (
    <Comparison
      fields={compare(draft, editing.theirs)}
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
