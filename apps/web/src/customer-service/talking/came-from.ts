import { cameFrom } from '../../shell/came-from.ts'
import { useCustomerSession } from '../../state/customer-session.ts'

const own = /^\/customer-service/

/**
 * Notes the screen that the visitor came from, as the service wants it. Who comes back from a screen
 * that an answer led to is still in the conversation that they began elsewhere.
 */
export function noteWhereFrom(isGoingOn: boolean): void {
  const { path } = cameFrom
  if (isGoingOn || path === '' || own.test(path)) return
  useCustomerSession.setState({ subsource: path.slice(1) })
}
