import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-program.mjs'

/** Of each folder of the house, what lies in it, as paths below the checkout. */
const paths = ['apps', 'packages', 'e2e', 'tools', 'bench', 'cluster', 'deploy', 'docs']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path}`,
    ),
  )
  .concat('/SECURITY.md')

/** Those two tell how it was before. */
const ofHistory = ['0012-records.md', '0059-one-subject-one-room.md']
const decisions = readdirSync(join(root, 'docs/decisions'))
  .filter((name) => !ofHistory.includes(name))
  .map((name) => `docs/decisions/${name}`)

const pages = ['architecture', 'operations', 'integration', 'glossary', 'incidents'].map(
  (name) => `docs/${name}.md`,
)

/** Addresses of a demo, and a file within a backup. */
const noFile = /^\/dev\/|^manifest\.json$/

test.each(['README.md', 'SECURITY.md', ...pages, ...decisions])(
  'every file that %s names is there',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|json|sql|yml))`/g)].map(
      ([, name]) => name,
    )
    const linked = [...text.matchAll(/\]\(([\w./-]+\.(?:md|sql))\)/g)].map(([, name]) => name)
    const isThere = (name = '') =>
      paths.some((path) => path.endsWith(`/${name.replace(/^\.\.\//, '')}`))
    expect(
      [...named, ...linked].filter((name = '') => !noFile.test(name) && !isThere(name)),
    ).toEqual([])
  },
)
