import { expect, test } from 'vitest'
import { mailBodies } from './mail.ts'

test('both bodies say the same, line by line', () => {
  const { text, html } = mailBodies([['您好：'], ['第一行', '第二行']])
  expect(text).toBe('您好：\n\n第一行\n第二行\n')
  expect(html).toContain('<p>您好：</p>\n<p>第一行<br>第二行</p>')
})

test('an address in a line of its own can be opened, one within a line is text', () => {
  const { html } = mailBodies([
    ['https://self.insurer.example/#/verify?a="1"&b'],
    ['打开 https://self.insurer.example'],
  ])
  const href = 'https://self.insurer.example/#/verify?a=&quot;1&quot;&amp;b'
  expect(html).toContain(`<p><a href="${href}">${href}</a></p>`)
  expect(html).toContain('<p>打开 https://self.insurer.example</p>')
})

test.each(['<img src="https://track.example/1.gif">', '</p><script>alert(1)</script>', 'a & b'])(
  'what is said stays text: %s',
  (said) => {
    const { text, html } = mailBodies([[said]])
    expect(text).toBe(`${said}\n`)
    expect(html).not.toMatch(/<img|<script|& b/)
  },
)
