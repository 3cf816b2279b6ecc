import { askNode, citusNodes, leaveDatabase } from './nodes.ts'

/** From now on the workers write down what they are asked in this database; who is connected comes anew. */
export async function listenToWorkers(name: string): Promise<void> {
  for (const worker of workers()) {
    await askNode(worker, 'postgres', `alter database ${name} set log_statement = 'all'`)
  }
  await leaveDatabase(name)
}

/** What the workers were asked in that database while something was done, each by itself. */
export async function askedOfWorkers(
  name: string,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = await Promise.all(workers().map(endOfLog))
  await work()
  const texts = await Promise.all(workers().map((worker, at) => logFrom(worker, before[at] ?? 0)))
  const said = new RegExp(
    `^.*,${name},LOG: {2}(?:statement|execute [^:]*): (.*(?:\\n\\t.*)*)`,
    'gm',
  )
  return texts.flatMap((text) =>
    [...text.matchAll(said)].map(([, statement = '']) => statement.replaceAll(/\s+/g, ' ')),
  )
}

function workers(): readonly string[] {
  return citusNodes().slice(1)
}

async function endOfLog(worker: string): Promise<number> {
  const [row] = await askNode(worker, 'postgres', "select size from pg_stat_file('server.log')")
  return Number(row?.size)
}

async function logFrom(worker: string, from: number): Promise<string> {
  const length = (await endOfLog(worker)) - from
  const read = `select pg_read_file('server.log', ${from}, ${length}) as text`
  const [row] = await askNode(worker, 'postgres', read)
  return String(row?.text)
}
