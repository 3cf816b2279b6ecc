import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { packageRoot } from './package-root.ts'
import type { PolicyDocument } from './policy-document.ts'
import { printedPolicy } from './printed-policy.ts'

/** After how many renderings an unused memoized result goes; without that, memory never stops growing. */
const keptRenderings = 10

const templates = fileURLToPath(new URL('templates/', packageRoot()))
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: ['400Regular', '700Bold'].map(fontFolder) }],
})

/** Where the templates find the policy: a file that exists in the compiler only. */
const policyFile = join(templates, 'policy.json')

/**
 * Runs in a thread of its own, which keeps the compiler and its fonts warm.
 * The policy travels as data, never as source, so no text in it can become code. Tagged PDF/A-2a:
 * it lasts, and a screen reader finds its tables.
 */
export function renderPolicy(document: PolicyDocument): Uint8Array {
  compiler.mapShadow(policyFile, Buffer.from(JSON.stringify(printedPolicy(document))))
  try {
    const compiled = compiler.compile({
      mainFilePath: join(templates, `${document.template}.typ`),
    })
    if (compiled.result === null) throw new Error(diagnosticsOf(compiled.takeDiagnostics()))
    return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.A_2a })
  } finally {
    compiler.unmapShadow(policyFile)
    compiler.evictCache(keptRenderings)
  }
}

function diagnosticsOf(error: { readonly shortDiagnostics: unknown[] } | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'no diagnostics')
}

/** Noto Sans SC by Google, SIL Open Font License 1.1: embedded as subsets, never renamed. */
function fontFolder(weight: string): string {
  const manifest = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-sc/package.json',
  )
  return join(dirname(manifest), weight)
}
