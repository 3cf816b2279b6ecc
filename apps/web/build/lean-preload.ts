import type { Plugin } from 'vite'

/**
 * Vite's own loader of parts is made for every browser, base and policy, which each first visit pays for (0116). Of
 * ours a part has its style sheets, each once; one that did not come is asked for again with the next try.
 */
const helper = `
const sheets = {}
const cameOf = (file) => sheets[file] ??= new Promise((resolve, reject) => {
  const href = '/' + file
  if (document.querySelector('link[rel=stylesheet][href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = () => {
    link.remove()
    delete sheets[file]
    reject(new Error('cannot preload ' + file))
  }
  document.head.appendChild(link)
})
export const __vitePreload = (load, files = []) => Promise.all(files.map(cameOf)).then(load)
`

/** Scripts are fetched by index.html (`early-pages.ts`), so only sheets are left to load beside a part. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: helper, map: null }),
    },
  }
}
