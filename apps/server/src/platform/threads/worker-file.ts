import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * The worker of this name beside the module that asks (`import.meta.url`), with its ending: `.ts`
 * when sources run under tsx or vitest, which then need tsx in the thread too, `.js` in the build.
 */
export function workerFile(
  beside: string,
  name: string,
): { readonly filename: string; readonly execArgv: string[] } {
  const ending = extname(beside)
  const filename = fileURLToPath(new URL(`./${name}${ending}`, beside))
  if (ending !== '.ts') return { filename, execArgv: [] }
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return { filename, execArgv: ['--import', pathToFileURL(tsx).href] }
}
