import { readdirSync, readFileSync } from 'node:fs'

/** The kernel counts in ticks of 10 ms (USER_HZ). */
const msPerTick = 10

/** CPU that a process and all below it have used so far, in milliseconds; undefined where there is no /proc. */
export function cpuMsOfTree(root: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf)
  const members = new Set([root])
  // A child's number may be lower than its parent's: go on until nobody joins.
  for (let size = 0; size < members.size; ) {
    size = members.size
    for (const { pid, parent } of running) if (members.has(parent)) members.add(pid)
  }
  const ticks = running.filter(({ pid }) => members.has(pid)).map((process) => process.ticks)
  return ticks.reduce((sum, each) => sum + each, 0) * msPerTick
}

interface Stat {
  readonly pid: number
  readonly parent: number
  /** Its own and those of children that have ended. */
  readonly ticks: number
}

/** None when the process has ended meanwhile. */
function statOf(name: string): Stat[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The program's name, in brackets, may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return [{ pid: Number(name), parent: fields[1] ?? 0, ticks }]
  } catch {
    return []
  }
}
