/** Tells that the network is back after it was gone, or that the customer looks at the page again. */
export function onReturn(tell: (back: 'network' | 'customer') => void): () => void {
  const handleNetwork = () => tell('network')
  const handleLook = () => {
    if (document.visibilityState === 'visible') tell('customer')
  }
  addEventListener('online', handleNetwork)
  document.addEventListener('visibilitychange', handleLook)
  return () => {
    removeEventListener('online', handleNetwork)
    document.removeEventListener('visibilitychange', handleLook)
  }
}
