import { type InferOutput, number, object, string } from 'valibot'
import { keptList } from '../../state/keeping/kept-list.ts'
import { dropFiles, keepFile, keptFile } from '../../state/keeping/sealed-files.ts'

const keptUpload = object({
  id: string(),
  /** What it is for: a page finds its own again by the same words. */
  belongsTo: string(),
  name: string(),
  mediaType: string(),
  keptAt: number(),
})
type KeptUpload = InferOutput<typeof keptUpload>

/** As long as the service keeps pieces. */
const keptMs = 86_400_000
const prefix = 'document/'
const list = keptList('documents-waiting', keptUpload)

let rows: readonly KeptUpload[] | undefined

/** Files that are on their way, sealed in this browser until the service has decided: a reload loses none. */
export function keepUpload(id: string, belongsTo: string, file: File): Promise<void> {
  return inTurn(async (before) => {
    const row = { id, belongsTo, name: file.name, mediaType: file.type, keptAt: Date.now() }
    await keepFile(prefix + id, new Uint8Array(await file.arrayBuffer()))
    await keepRows([...before.filter((each) => each.id !== id), row])
  })
}

export function dropUpload(id: string): Promise<void> {
  return inTurn(async (before) => {
    if (!before.some((each) => each.id === id)) return
    await dropFiles(prefix + id)
    await keepRows(before.filter((each) => each.id !== id))
  })
}

export async function hasKeptUploads(belongsTo: string): Promise<boolean> {
  return (await known()).some((each) => each.belongsTo === belongsTo)
}

interface FoundUpload {
  readonly id: string
  readonly file: File
}

/** Those that an earlier visit to the page left, as they were sent. */
export async function keptUploads(belongsTo: string): Promise<FoundUpload[]> {
  const own = (await known()).filter((each) => each.belongsTo === belongsTo)
  const found: FoundUpload[] = []
  for (const { id, name, mediaType } of own) {
    const bytes = await keptFile(prefix + id)
    if (bytes === undefined) void dropUpload(id)
    else found.push({ id, file: new File([bytes], name, { type: mediaType }) })
  }
  return found
}

let lastTurn: Promise<void> = Promise.resolve()

/** One after the other: what is sent takes the place of what was chosen, and never the other way round. */
function inTurn(work: (before: readonly KeptUpload[]) => Promise<void>): Promise<void> {
  // What this browser cannot keep is sent as long as the page is open.
  lastTurn = lastTurn.then(async () => work(await known())).catch(() => undefined)
  return lastTurn
}

function keepRows(changed: readonly KeptUpload[]): Promise<void> {
  rows = changed
  return list.write(changed)
}

/** Read once; what nobody came back for is let go. */
async function known(): Promise<readonly KeptUpload[]> {
  if (rows !== undefined) return rows
  const kept = await list.read()
  rows ??= kept.filter(({ keptAt }) => Date.now() - keptAt < keptMs)
  for (const { id, keptAt } of kept) {
    if (Date.now() - keptAt >= keptMs) await dropFiles(prefix + id)
  }
  return rows
}
