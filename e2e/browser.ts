import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sparticuz from '@sparticuz/chromium'

/** A browser from npm with a Chinese font from npm: nothing of the machine is needed. */
export async function browserFromPackages(): Promise<{ executablePath: string; args: string[] }> {
  process.env.FONTCONFIG_FILE = fontsConfiguration()
  return {
    executablePath: await sparticuz.executablePath(),
    // Playwright closes and opens pages; a single process would end with the first of them.
    args: sparticuz.args.filter((flag) => flag !== '--single-process'),
  }
}

function fontsConfiguration(): string {
  const require = createRequire(import.meta.url)
  const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const folder = join(tmpdir(), 'ecenter-fonts')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'fonts.conf')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
<dir>${join(fonts, '400Regular')}</dir><dir>${join(fonts, '700Bold')}</dir>
<cachedir>${folder}</cachedir></fontconfig>`,
  )
  return file
}
