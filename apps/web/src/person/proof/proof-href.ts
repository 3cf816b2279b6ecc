/**
 * What a proof that runs does not do for. `person`: it may have opened a car or a policy alone; `code`: a code and a
 * fact have to be given just now, and no passkey stands for them.
 */
export type Again = 'person' | 'code'

/** To the proof and back to a page. */
export function proofHref(to: string, again?: Again): string {
  return `#/proof?${again === undefined ? '' : `again=${again}&`}to=${encodeURIComponent(to)}`
}
