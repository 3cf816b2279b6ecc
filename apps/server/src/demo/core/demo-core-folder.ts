import { join } from 'node:path'

/** What the demo's core keeps: its key, books and state, and how it is watched. */
export function demoCoreFolder({ dataFolder }: { readonly dataFolder: string }): string {
  return join(dataFolder, 'demo-core')
}
