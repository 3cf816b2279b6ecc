import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run-program.mjs'
import { eventDocs } from './event-docs.ts'

await writeFile(join(root, 'docs/events.md'), eventDocs())
