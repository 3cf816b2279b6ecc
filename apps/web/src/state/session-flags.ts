import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** Flags of the browser session (specification, sections 2 and 4). */
export interface SessionFlags {
  /** Set while the PDF is open, so that the detail page asks for no second code on return. */
  readonly showFlag: boolean
}

export const useSessionFlags = create<SessionFlags>()(
  persist((): SessionFlags => ({ showFlag: false }), {
    name: 'sessionFlags',
    storage: createJSONStorage(() => sessionStorage),
  }),
)
