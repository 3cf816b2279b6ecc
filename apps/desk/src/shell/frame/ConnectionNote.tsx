import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import { useConnections } from '../../client/connections.ts'
import styles from './ConnectionNote.module.css'

/** Whether the desk hears at once what happens. */
export function ConnectionNote() {
  const isOnline = useIsOnline()
  const isReconnecting = useConnections((all) => [...all.values()].includes('reconnecting'))
  const state = stateOf(isOnline, isReconnecting)
  return (
    <span className={styles.note} data-state={state} role="status">
      {words[state]}
    </span>
  )
}

const words = { connected: '已连接', reconnecting: '正在重新连接', offline: '网络已断开' }

function stateOf(isOnline: boolean, isReconnecting: boolean): keyof typeof words {
  if (!isOnline) return 'offline'
  return isReconnecting ? 'reconnecting' : 'connected'
}
