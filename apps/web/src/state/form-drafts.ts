import { parse, record, string } from 'valibot'
import { keptStore } from './keeping/kept-store.ts'
import { sealedStorage } from './keeping/sealed-storage.ts'

/** What was typed into a form and not yet sent, by the path of its call. */
export type FormDrafts = Readonly<Record<string, Readonly<Record<string, string>>>>

const drafts = record(string(), record(string(), string()))

/** Kept sealed, so that reading an agreement, or a reload, loses nothing; codes are never kept. */
export const useFormDrafts = keptStore<FormDrafts>(
  {},
  {
    name: 'formDrafts',
    place: sealedStorage,
    accept: (kept) => parse(drafts, kept),
    join(kept, typed) {
      let all = kept
      for (const path in typed) all = { ...all, [path]: { ...kept[path], ...typed[path] } }
      return all
    },
  },
)

export function keepDraft(path: string, name: string, text: string): void {
  useFormDrafts.setState((all) => ({ [path]: { ...all[path], [name]: text } }))
}

/** What was typed has been stored by the service: it would only be sent once more. */
export function forgetDraft(path: string): void {
  useFormDrafts.setState({ [path]: {} })
}
