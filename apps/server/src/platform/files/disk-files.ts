import { mkdir, open, opendir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { isGone } from './is-gone.ts'

/** Files below a folder that only the service's own user may enter. */
export function diskFiles(folder: string): FileStore {
  return {
    put,
    get: (name) => readFile(pathOf(name)),
    async remove(name) {
      await rm(pathOf(name), { force: true })
      await rm(`${pathOf(name)}.half`, { force: true })
    },
    async *names() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for await (const part of await opendir(folder)) {
        if (!part.isDirectory()) continue
        for await (const { name } of await opendir(join(folder, part.name))) {
          if (isName(name)) yield name
        }
      }
    },
    async firstByte(name) {
      const file = await open(pathOf(name), 'r').catch((error) => {
        if (isGone(error)) return undefined
        throw error
      })
      try {
        const read = await file?.read(Buffer.alloc(1), 0, 1, 0)
        return read?.buffer[0]
      } finally {
        await file?.close()
      }
    },
    async replace(name, bytes) {
      // Left by one who was stopped in the middle.
      await rm(`${pathOf(name)}.half`, { force: true })
      await put(name, bytes)
    },
  }

  async function put(name: string, bytes: Uint8Array): Promise<void> {
    const path = pathOf(name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // Whoever finds the name finds all of it, whenever the machine stopped.
    const half = `${path}.half`
    await write(half, bytes).catch(async (error) => {
      await rm(half, { force: true })
      throw error
    })
    await rename(half, path)
    await syncFolder(dirname(path))
  }

  /** Two letters a folder, so that none holds millions. */
  function pathOf(name: string): string {
    if (!isName(name)) throw new Error('a file is named by an id of ours alone')
    return join(folder, name.slice(0, 2), name)
  }
}

function isName(name: string): boolean {
  return /^[\w-]+$/.test(name)
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
