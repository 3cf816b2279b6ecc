import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../run-program.mjs'
import { importDocs } from './import-docs.ts'

for (const [path, text] of importDocs()) {
  const file = join(root, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
