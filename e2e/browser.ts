import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import sparticuz from '@sparticuz/chromium'

interface Browser {
  readonly executablePath: string
  readonly args: string[]
}

/** That of `BROWSER`, a path; or else one from npm. Both with a Chinese font from npm, whatever the machine has. */
export async function browserOfTests(): Promise<Browser> {
  const folder = ownFolder()
  process.env.FONTCONFIG_FILE = fontsConfiguration(folder)
  const chosen = process.env.BROWSER
  return { executablePath: chosen ?? (await unpackInto(folder)), args: quiet }
}

/**
 * It draws without a graphics card and without a stand-in for one, which took a third of all its time,
 * and asks nobody for updates.
 */
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-sync']

/** Each user of the machine unpacks a browser of their own: they may not run another's. */
function ownFolder(): string {
  const folder = join(tmpdir(), `ecenter-browser-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** The package knows no other place than the folder for temporary files. */
async function unpackInto(folder: string): Promise<string> {
  const usual = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    return await sparticuz.executablePath()
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
}

function fontsConfiguration(folder: string): string {
  const require = createRequire(import.meta.url)
  const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${join(fonts, '400Regular')}</dir><dir>${join(fonts, '700Bold')}</dir>
<cachedir>${folder}</cachedir></fontconfig>`,
  )
  return file
}
