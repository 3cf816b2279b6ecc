import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run-program.mjs'
import { specificationMap } from './specification-map.ts'

await writeFile(join(root, 'docs/specification-map.md'), specificationMap())
