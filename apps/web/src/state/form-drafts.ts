import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { sealedStorage } from './sealed-storage.ts'

/** What was typed into a form and not yet sent, by the path of its call. */
export type FormDrafts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Kept sealed, so that reading an agreement, or a reload, loses nothing; codes are never kept. */
export const useFormDrafts = create<FormDrafts>()(
  persist((): FormDrafts => ({}), {
    name: 'formDrafts',
    storage: createJSONStorage(() => sealedStorage),
  }),
)

export function keepDraft(path: string, name: string, text: string): void {
  useFormDrafts.setState((all) => ({ [path]: { ...all[path], [name]: text } }))
}
