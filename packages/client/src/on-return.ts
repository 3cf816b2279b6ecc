/** Tells that the network is back after it was gone, or that somebody looks at the page again. */
export function onReturn(tell: (back: 'network' | 'onlooker') => void): () => void {
  const handleNetwork = () => tell('network')
  const handleLook = () => {
    if (document.visibilityState === 'visible') tell('onlooker')
  }
  addEventListener('online', handleNetwork)
  document.addEventListener('visibilitychange', handleLook)
  return () => {
    removeEventListener('online', handleNetwork)
    document.removeEventListener('visibilitychange', handleLook)
  }
}
