import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run-program.mjs'
import { callDocs } from './call-docs.ts'

await writeFile(join(root, 'docs/calls.md'), callDocs())
