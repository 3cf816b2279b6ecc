import { afterEach, expect, test } from 'vitest'
import { openLog } from '../../log/log.ts'
import type { OpenPipelinedConnection } from '../connections/pipelined-connection.ts'
import { openLookupNodes } from './lookup-nodes.ts'

const opened: OpenPipelinedConnection[] = []
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

/** A server that says which it is, unless it is away. */
function server(name: string, servers = 'ours') {
  const asked: string[] = []
  const node = {
    asked,
    fault: undefined as Error | undefined,
    faultOfLookups: undefined as Error | undefined,
    isStandby: false,
    isClosed: false,
    async run<Row>(statement: string): Promise<Row[]> {
      if (node.fault !== undefined) throw node.fault
      const { isStandby } = node
      if (statement === 'servers-of-parts') return [{ servers, isStandby }] as Row[]
      if (statement !== 'lookup') return []
      asked.push(statement)
      if (node.faultOfLookups !== undefined) throw node.faultOfLookups
      return [{ name }] as Row[]
    },
    async close() {
      node.isClosed = true
    },
  }
  return node
}
type Server = ReturnType<typeof server>

function opening(nodes: readonly Server[], coordinator: Server) {
  const logged: string[] = []
  const log = openLog('info', { write: (line) => void logged.push(line) })
  const lookups = openLookupNodes({ nodes, coordinator, log, lookEachMs: 5 })
  opened.push(lookups)
  return { lookups, logged }
}

/** Who answered so many lookups. */
async function answering(lookups: OpenPipelinedConnection, times: number): Promise<string[]> {
  const answers: string[] = []
  for (let turn = 0; turn < times; turn++) {
    const [row] = await lookups.run<{ name: string }>('lookup', '', [])
    answers.push(row?.name ?? '')
  }
  return answers.sort()
}

const faultOf = (code: string) => Object.assign(new Error('fault'), { code })
const away = faultOf('ECONNREFUSED')

test('nodes are asked in turn, and the coordinator nothing', async () => {
  const { lookups } = opening([server('one'), server('two')], server('coordinator'))
  await expect.poll(() => answering(lookups, 4)).toEqual(['one', 'one', 'two', 'two'])
})

test('a node that breaks off is passed over within the lookup, and asked again once it is back', async () => {
  const [one, two] = [server('one'), server('two')]
  const { lookups, logged } = opening([one, two], server('coordinator'))
  await expect.poll(() => answering(lookups, 2)).toEqual(['one', 'two'])
  two.fault = away
  expect(await answering(lookups, 4)).toEqual(['one', 'one', 'one', 'one'])
  expect(logged.join()).toContain('lookup node')
  two.fault = undefined
  await expect.poll(() => answering(lookups, 2)).toEqual(['one', 'two'])
})

test('where no node answers the coordinator does', async () => {
  const nodes = [server('one'), server('two')]
  for (const node of nodes) node.fault = away
  const { lookups } = opening(nodes, server('coordinator'))
  expect(await answering(lookups, 2)).toEqual(['coordinator', 'coordinator'])
})

test('a server of other parts is never asked: it would say that there is nothing', async () => {
  const other = server('other', 'of others')
  const { lookups, logged } = opening([other, server('one')], server('coordinator'))
  await expect.poll(() => answering(lookups, 2)).toEqual(['one', 'one'])
  await expect.poll(() => logged.join()).toContain('LookupNodeOfAnother')
  expect(other.asked).toEqual([])
})

test('a standby is never asked: it may not know yet what was stored', async () => {
  const standby = server('standby')
  standby.isStandby = true
  const { lookups, logged } = opening([standby, server('one')], server('coordinator'))
  await expect.poll(() => answering(lookups, 2)).toEqual(['one', 'one'])
  await expect.poll(() => logged.join()).toContain('LookupNodeStandsBy')
  expect(standby.asked).toEqual([])
})

test.each(['42501', '42P01', '40001', 'XX000'])(
  'an error of a node alone (%s) fails nobody: another is asked, and then the coordinator',
  async (code) => {
    const [one, two] = [server('one'), server('two')]
    const { lookups, logged } = opening([one, two], server('coordinator'))
    await expect.poll(() => answering(lookups, 2)).toEqual(['one', 'two'])
    one.faultOfLookups = faultOf(code)
    for (let turn = 0; turn < 4; turn++) expect(await answering(lookups, 1)).toEqual(['two'])
    await expect.poll(() => logged.join()).toContain('lookup node')
    two.faultOfLookups = faultOf(code)
    for (let turn = 0; turn < 4; turn++)
      expect(await answering(lookups, 1)).toEqual(['coordinator'])
  },
)

test('what is wrong with a question the coordinator says', async () => {
  const [one, coordinator] = [server('one'), server('coordinator')]
  const { lookups } = opening([one], coordinator)
  await expect.poll(() => answering(lookups, 1)).toEqual(['one'])
  one.faultOfLookups = faultOf('42P01')
  coordinator.faultOfLookups = faultOf('42601')
  await expect(lookups.run('lookup', '', [])).rejects.toMatchObject({ code: '42601' })
})

test('what takes too long at a node is asked nowhere else', async () => {
  const [one, coordinator] = [server('one'), server('coordinator')]
  const { lookups } = opening([one], coordinator)
  await expect.poll(() => answering(lookups, 1)).toEqual(['one'])
  one.faultOfLookups = faultOf('57014')
  const before = coordinator.asked.length
  await expect(lookups.run('lookup', '', [])).rejects.toMatchObject({ code: '57014' })
  expect(coordinator.asked).toHaveLength(before)
})

test('each is closed with the others', async () => {
  const nodes = [server('one'), server('two')]
  const { lookups } = opening(nodes, server('coordinator'))
  await lookups.close()
  expect(nodes.map(({ isClosed }) => isClosed)).toEqual([true, true])
})
