import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { packageRoot } from '../documents/package-root.ts'

/**
 * A worker by its place below the sources, without its ending: the source itself when sources run under tsx or vitest,
 * which then need tsx in the thread too, or what the build made of it.
 */
export function workerFile(name: string): {
  readonly filename: string
  readonly execArgv: string[]
} {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const file = isBuilt ? `dist/${name}.js` : `src/${name}.ts`
  const filename = fileURLToPath(new URL(file, packageRoot()))
  if (isBuilt) return { filename, execArgv: [] }
  const tsx = createRequire(import.meta.url).resolve('tsx')
  return { filename, execArgv: ['--import', pathToFileURL(tsx).href] }
}
