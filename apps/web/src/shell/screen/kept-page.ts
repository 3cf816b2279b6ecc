import { create } from 'zustand'

/**
 * Whether the visitor came back to the kept list from a detail, so that the list can tell a return
 * from a new search (specification, section 2).
 */
export const useKeptPage = create(() => ({ isBackFromDetail: false }))
