import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import sparticuz from '@sparticuz/chromium'

/**
 * Playwright closes and opens pages; a single process would end with the first of them. And without
 * its web security a browser sends no `Origin`, which no browser of a customer or an office does.
 */
const unlikeCustomers = ['--single-process', '--disable-web-security']

/** A browser from npm with a Chinese font from npm: nothing of the machine is needed. */
export async function browserFromPackages(): Promise<{ executablePath: string; args: string[] }> {
  const folder = ownFolder()
  process.env.FONTCONFIG_FILE = fontsConfiguration(folder)
  return {
    executablePath: await unpackInto(folder),
    args: sparticuz.args.filter((flag) => !unlikeCustomers.includes(flag)),
  }
}

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
