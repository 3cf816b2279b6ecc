import { type InferOutput, number, object, optional, string } from 'valibot'
import { type KeptList, keptList } from '../../state/keeping/kept-list.ts'
import { dropFiles, keepFile, keptFile } from '../../state/keeping/sealed-files.ts'

const keptUpload = object({
  id: string(),
  /** What it is for: a page finds its own again by the same words. */
  belongsTo: string(),
  name: string(),
  mediaType: string(),
  keptAt: number(),
  /** The request that asked to take it, once all of it had gone: a lost answer is asked for by the same. */
  takenBy: optional(string()),
})
type KeptUpload = InferOutput<typeof keptUpload>

interface FoundUpload {
  readonly id: string
  readonly file: File
  readonly takenBy: string | undefined
}

interface Places {
  readonly list: KeptList<KeptUpload>
  readonly keepFile: typeof keepFile
  readonly keptFile: typeof keptFile
  readonly dropFiles: typeof dropFiles
  /** Does the work while no other tab does any. */
  readonly alone: <Done>(work: () => Promise<Done>) => Promise<Done>
}

/** As long as the service keeps pieces. */
const keptMs = 86_400_000
const prefix = 'document/'

/**
 * Files that are on their way, sealed in this browser until the service has decided: a reload loses none. The list is
 * read anew for each turn, for another tab writes it too: what is on no list is never removed.
 */
export function keptUploadsIn({ list, alone, ...files }: Places) {
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** One after the other: what is sent takes the place of what was chosen, and never the other way round. */
  function inTurn<Done>(
    work: (before: readonly KeptUpload[]) => Promise<Done>,
  ): Promise<Done | undefined> {
    const turn = lastTurn
      .then(() => alone(async () => work(await known())))
      // What this browser cannot keep is sent as long as the page is open.
      .catch(() => undefined)
    lastTurn = turn
    return turn
  }

  /** What nobody came back for is let go. */
  async function known(): Promise<readonly KeptUpload[]> {
    const kept = await list.read()
    const isOld = ({ keptAt }: KeptUpload) => Date.now() - keptAt >= keptMs
    if (!kept.some(isOld)) return kept
    for (const { id } of kept.filter(isOld)) await files.dropFiles(prefix + id)
    const rows = kept.filter((each) => !isOld(each))
    await list.write(rows)
    return rows
  }

  async function drop(id: string, before: readonly KeptUpload[]) {
    await files.dropFiles(prefix + id)
    await list.write(before.filter((each) => each.id !== id))
  }

  return {
    async keep(id: string, belongsTo: string, file: File): Promise<void> {
      await inTurn(async (before) => {
        const others = before.filter((each) => each.id !== id)
        const takenBy = before.find((each) => each.id === id)?.takenBy
        const row = { id, belongsTo, name: file.name, mediaType: file.type, keptAt: Date.now() }
        // A row without a file is found and let go; a file without a row would lie there for ever.
        await list.write([...others, { ...row, takenBy }])
        try {
          await files.keepFile(prefix + id, new Uint8Array(await file.arrayBuffer()))
        } catch {
          await drop(id, others)
        }
      })
    },
    async noteTaken(id: string, takenBy: string | undefined): Promise<void> {
      await inTurn((before) =>
        list.write(before.map((each) => (each.id === id ? { ...each, takenBy } : each))),
      )
    },
    async drop(id: string): Promise<void> {
      await inTurn(async (before) => {
        if (before.some((each) => each.id === id)) await drop(id, before)
      })
    },
    async has(belongsTo: string): Promise<boolean> {
      const rows = (await inTurn(async (before) => before)) ?? []
      return rows.some((each) => each.belongsTo === belongsTo)
    },
    /** Those that an earlier visit to the page left, as they were sent. */
    async find(belongsTo: string): Promise<FoundUpload[]> {
      const found = await inTurn(async (before) => {
        const read: FoundUpload[] = []
        for (const { id, name, mediaType, takenBy } of before.filter(
          (each) => each.belongsTo === belongsTo,
        )) {
          const bytes = await files.keptFile(prefix + id)
          if (bytes === undefined) await drop(id, await list.read())
          else read.push({ id, file: new File([bytes], name, { type: mediaType }), takenBy })
        }
        return read
      })
      return found ?? []
    },
  }
}

const lockName = 'documents-waiting'

/** Old web views have no locks: there a turn is as short as a read and a write. */
function alone<Done>(work: () => Promise<Done>): Promise<Done> {
  const locks = 'locks' in navigator ? navigator.locks : undefined
  return locks === undefined ? work() : locks.request(lockName, work)
}

export const keptUploads = keptUploadsIn({
  list: keptList(lockName, keptUpload),
  ...{ keepFile, keptFile, dropFiles, alone },
})
