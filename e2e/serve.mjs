import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// A demo of its own, fresh for every run: the limits of the run before must not count.
const folder = mkdtempSync(join(tmpdir(), 'ecenter-e2e-'))
process.env.DATA_FOLDER = join(folder, 'data')
// Whoever brings a database has one for each of the services.
const given = process.env[`E2E_DATABASE_${process.env.PORT}`]
if (given !== undefined) process.env.DATABASE_URL = given
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
