import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventDocs } from './event-docs.ts'
import { root } from './run-program.mjs'

await writeFile(join(root, 'docs/events.md'), eventDocs())
