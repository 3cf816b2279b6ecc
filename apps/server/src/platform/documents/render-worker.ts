import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { workerData } from 'piscina'
import type { DocumentDraft } from './documents.ts'
import { charactersOf } from './font-characters.ts'
import { printable } from './printable.ts'

/** After how many renderings an unused memoized result goes; without that, memory never stops growing. */
const keptRenderings = 10

const templates: string = workerData.templates
const fontFiles = [fontFile('400Regular'), fontFile('700Bold')]
const characters = charactersOf(fontFiles)
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: fontFiles.map((file) => dirname(file)) }],
})

/**
 * Runs in a thread of its own, which keeps the compiler and its fonts warm. Templates find the facts
 * as `facts.json`. Tagged PDF/A-2a: it lasts, and a screen reader finds its tables.
 */
export function renderDraft({ template, facts, files }: DocumentDraft): Uint8Array {
  // Files that exist in the compiler only.
  const shadows = Object.entries({ ...files, 'facts.json': jsonOf(facts) })
  for (const [name, content] of shadows) {
    compiler.mapShadow(join(templates, name), Buffer.from(content))
  }
  try {
    const compiled = compiler.compile({ mainFilePath: join(templates, `${template}.typ`) })
    if (compiled.result === null) throw new Error(diagnosticsOf(compiled.takeDiagnostics()))
    return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.A_2a })
  } finally {
    for (const [name] of shadows) compiler.unmapShadow(join(templates, name))
    compiler.evictCache(keptRenderings)
  }
}

function jsonOf(facts: DocumentDraft['facts']): string {
  return JSON.stringify(facts, (_, fact) =>
    typeof fact === 'string' ? printable(fact, characters) : fact,
  )
}

function diagnosticsOf(error: { readonly shortDiagnostics: unknown[] } | null): string {
  return JSON.stringify(error?.shortDiagnostics ?? 'no diagnostics')
}

/** Noto Sans SC by Google, SIL Open Font License 1.1: embedded as subsets, never renamed. */
function fontFile(weight: string): string {
  const manifest = createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-sc/package.json',
  )
  return join(dirname(manifest), weight, `NotoSansSC_${weight}.ttf`)
}
