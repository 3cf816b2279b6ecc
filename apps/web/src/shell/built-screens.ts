import { createContext, useContext } from 'react'

/** Whether the screen at an address within the site (`#/policy-query`) is built; from the route table. */
export const BuiltScreens = createContext<(href: string) => boolean>(() => false)

export function useIsBuilt(): (href: string) => boolean {
  return useContext(BuiltScreens)
}
