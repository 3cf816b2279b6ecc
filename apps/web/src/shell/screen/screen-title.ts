import { createContext, useContext } from 'react'

/** The name of the screen that shows, from the route table. */
export const ScreenTitle = createContext('')

export function useScreenTitle(): string {
  return useContext(ScreenTitle)
}
