/** What WeChat's web view calls itself in its user agent. */
export const weChatMark = /MicroMessenger/i
