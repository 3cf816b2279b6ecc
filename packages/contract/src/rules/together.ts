/** Whether a name, if it is asked about, comes with the fact that says whose it is. */
export function isTogether(name: string | undefined, fact: string | undefined): boolean {
  return name === undefined || fact !== undefined
}
