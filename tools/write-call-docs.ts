import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callDocs } from './call-docs.ts'
import { root } from './run-program.mjs'

await writeFile(join(root, 'docs/calls.md'), callDocs())
