import { existsSync } from 'node:fs'

/**
 * The folder of this package, as a URL that ends in a slash. Sources, tests and the build lie at
 * different depths below it; what is no code (templates) lies at a fixed place in it.
 */
export function packageRoot(): URL {
  let folder = new URL('./', import.meta.url)
  while (!existsSync(new URL('package.json', folder))) {
    const parent = new URL('../', folder)
    if (parent.href === folder.href) throw new Error(`no package.json above ${import.meta.url}`)
    folder = parent
  }
  return folder
}
