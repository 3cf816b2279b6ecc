import type script from 'weixin-js-sdk'

/** WeChat's own script, served by this site and loaded by who needs it; rejects when it does not come. */
export async function weChatScript(): Promise<typeof script> {
  return (await import('weixin-js-sdk')).default
}
