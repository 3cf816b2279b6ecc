import { createContext, useContext } from 'react'

/** Whether an address within the site (`#/policy-query`) has a screen; from the route table. */
export const SiteScreens = createContext<(href: string) => boolean>(() => false)

export function useIsScreen(): (href: string) => boolean {
  return useContext(SiteScreens)
}
