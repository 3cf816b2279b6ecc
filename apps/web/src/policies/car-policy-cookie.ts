import { carPolicyCookie } from '@ecenter/contract/outcome/is-silenced.ts'

/** Flags the car policy screens for this browser session (specification, section 8); it proves nothing. */
export function markCarPolicyVisit(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in the web views we serve
  document.cookie = `${carPolicyCookie}; path=/; samesite=lax`
}
