import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-program.mjs'

/** Of each folder of the house, what lies in it, as paths below the checkout. */
const paths = ['apps', 'packages', 'e2e', 'tools', 'bench', 'cluster', 'docs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `/${folder}/${path}`,
  ),
)

test.each(['README.md', 'docs/architecture.md'])('every file that %s names is there', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)].map(([, name]) => name)
  const linked = [...text.matchAll(/\]\(([\w./-]+\.md)\)/g)].map(([, name]) => name)
  const isThere = (name = '') => paths.some((path) => path.endsWith(`/${name}`))
  expect([...named, ...linked].filter((name) => !isThere(name))).toEqual([])
})
