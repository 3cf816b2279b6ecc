import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log/log.ts'
import type {
  OpenPipelinedConnection,
  PipelinedConnection,
} from '../connections/pipelined-connection.ts'

/** Why a node is not asked, as the log names it. */
class UnfitNode extends Error {
  override readonly name: 'LookupNodeOfAnother' | 'LookupNodeStandsBy'

  constructor(name: UnfitNode['name']) {
    super()
    this.name = name
  }
}

interface Nodes {
  /** One connection each, and no more: what many ask at once is sent behind one another. */
  readonly nodes: readonly OpenPipelinedConnection[]
  /** Who is asked where none of them can be. */
  readonly coordinator: PipelinedConnection
  readonly log: Log
  readonly lookEachMs?: number
}

interface Node {
  readonly connection: OpenPipelinedConnection
  status: 'unknown' | 'used' | 'away'
}

/**
 * Lookups over several servers, each of which can plan them and knows where the rows lie: in turn the nodes
 * that answer are asked, so that the coordinator has less to do. Only what reads comes here, for a question may be asked twice.
 * A node is asked once it has proven that it is of the coordinator's servers and no standby of one: another one would
 * have answered that there is nothing, and a standby so of what was stored a moment ago.
 */
export function openLookupNodes({
  nodes: connections,
  coordinator,
  log,
  lookEachMs = 1000,
}: Nodes): OpenPipelinedConnection {
  const closing = new AbortController()
  const nodes = connections.map((connection): Node => ({ connection, status: 'unknown' }))
  let turn = 0
  const followed = Promise.all(nodes.map(follow))

  return {
    async run<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
      for (const node of inTurn()) {
        try {
          return await node.connection.run<Row>(name, text, values)
        } catch (error) {
          if (isTooSlow(error)) throw error
          // It may lack a right, a table or the way to another node. What is wrong with the question the coordinator says.
          tell(node, 'away', error)
        }
      }
      return coordinator.run(name, text, values)
    },
    async close() {
      closing.abort()
      await followed
      await Promise.all(nodes.map(({ connection }) => connection.close().catch(() => undefined)))
    },
  }

  function inTurn(): Node[] {
    const fit = nodes.filter(({ status }) => status === 'used')
    if (fit.length === 0) return fit
    turn = (turn + 1) % fit.length
    return [...fit.slice(turn), ...fit.slice(0, turn)]
  }

  /** Nobody who looks something up waits to learn whether a node is back. */
  async function follow(node: Node): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const [here, there] = await Promise.all([
          serversOf(node.connection),
          serversOf(coordinator),
        ])
        if (here?.isStandby) throw new UnfitNode('LookupNodeStandsBy')
        if (!here?.servers || here.servers !== there?.servers) {
          throw new UnfitNode('LookupNodeOfAnother')
        }
        await touchLookupKeys(node.connection)
        tell(node, 'used')
      } catch (error) {
        tell(node, 'away', error)
      }
      const pause = sleep(lookEachMs, undefined, { ref: false, signal: closing.signal })
      await pause.catch(() => undefined)
    }
  }

  /** Once for each change. */
  function tell(node: Node, status: Node['status'], error?: unknown): void {
    if (node.status === status || closing.signal.aborted) return
    node.status = status
    if (error === undefined) log.step('lookup node', { status, node: nodes.indexOf(node) + 1 })
    else log.failure('lookup node', error)
  }
}

/** What takes too long takes as long at another, which has as much to do. */
function isTooSlow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}

interface Servers {
  readonly servers: string | null
  readonly isStandby: boolean
}

/** Which servers there are, and which parts: the same at each of them, and at no server of others. */
async function serversOf(connection: PipelinedConnection): Promise<Servers | undefined> {
  const [row] = await connection.run<Servers>(
    'servers-of-parts',
    `select md5(string_agg(entry, ' ' order by entry)) as servers,
       pg_is_in_recovery() as "isStandby"
     from (
       select concat_ws('/', nodeid, groupid, nodename, nodeport) as entry from pg_dist_node
       union all
       select concat_ws('/', shardid, logicalrelid) from pg_dist_shard
     ) as entries`,
    [],
  )
  return row
}

/** Fails where lookups would: without a right, or at a node that reaches no other. One key asks one server alone. */
async function touchLookupKeys(connection: PipelinedConnection): Promise<void> {
  await connection.run(
    'touch-lookup-keys',
    'select lookup_key from policy_lookup_key where lookup_key = $1 limit 0',
    [noKey],
  )
}

const noKey = Buffer.alloc(32)
