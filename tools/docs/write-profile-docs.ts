import { writeFile } from 'node:fs/promises'
import { profileDocs } from './profile-docs.ts'

const { path, text } = profileDocs()
await writeFile(path, text)
