import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isGone } from '../files/is-gone.ts'
import { OperatorFault } from '../operator/operator-fault.ts'
import { copyFile, weighFile } from './copy-file.ts'
import type { Manifest } from './manifest.ts'

/** What goes into a backup, and what it holds so far. */
export interface BackupFolder {
  readonly path: string
  /** A folder and all in it that is wanted; what goes meanwhile is left out. */
  addTree(from: string, to: string, isWanted?: (path: string) => boolean): Promise<void>
  addFile(from: string, to: string): Promise<void>
  /** What another program, or we ourselves, wrote there. */
  addWritten(path: string): Promise<void>
  addText(path: string, text: string): Promise<void>
  contents(): Pick<Manifest, 'folders' | 'files'>
}

/** Makes the folder, for its owner alone. Throws where something is in it already. */
export async function openBackupFolder(path: string): Promise<BackupFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if ((await readdir(path)).length > 0)
    throw new OperatorFault(`${path} is not empty: name a new folder`)
  await chmod(path, 0o700)
  const folders: string[] = []
  const files: Manifest['files'] = []

  async function addFolder(to: string): Promise<void> {
    await mkdir(join(path, to), { mode: 0o700 })
    folders.push(to)
  }

  async function addFile(from: string, to: string): Promise<void> {
    const copied = await copyFile(from, join(path, to))
    if (copied !== undefined) files.push({ path: to, ...copied })
  }

  async function addTree(from: string, to: string, isWanted = (_path: string) => true) {
    await addFolder(to)
    await addBelow('')

    async function addBelow(within: string): Promise<void> {
      for (const entry of await entriesOf(join(from, within))) {
        const below = join(within, entry.name)
        if (!isWanted(below)) continue
        if (entry.isDirectory()) {
          await addFolder(join(to, below))
          await addBelow(below)
        } else await addFile(join(from, below), join(to, below))
      }
    }
  }

  async function addWritten(written: string): Promise<void> {
    const weighed = await weighFile(join(path, written))
    if (weighed === undefined)
      throw new OperatorFault(`${dirname(path)}: ${written} was not written`)
    files.push({ path: written, ...weighed })
  }

  return {
    path,
    addTree,
    addFile,
    addWritten,
    async addText(to, text) {
      await writeFile(join(path, to), text, { mode: 0o600, flag: 'wx', flush: true })
      await addWritten(to)
    },
    contents: () => ({ folders, files }),
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}
