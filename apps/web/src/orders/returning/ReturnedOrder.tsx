import { useEffect } from 'react'
import { useBegunPayment } from '../../state/begun-payment.ts'
import { OrderView } from '../OrderView.tsx'
import { ReopenForm } from './ReopenForm.tsx'

/**
 * Back from a cashier. The tab that left for it knows its order; another browser, into which some
 * cashiers return, asks for the phone.
 */
export function ReturnedOrder({ returnCode }: { readonly returnCode: string }) {
  const { handle, returnCode: known } = useBegunPayment()
  const isOwn = handle !== '' && (known === '' || known === returnCode)
  useEffect(() => {
    // Another code that comes later is of another payment.
    if (isOwn) useBegunPayment.setState({ returnCode })
  }, [isOwn, returnCode])

  if (isOwn) return <OrderView handle={handle} />
  return (
    <ReopenForm
      returnCode={returnCode}
      onFound={(found) => useBegunPayment.setState({ handle: found, returnCode })}
    />
  )
}
