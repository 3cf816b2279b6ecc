interface Left {
  /** Whether the service has all that was begun in forms. */
  readonly isStored: boolean
  /** Replies to customers that have not arrived. */
  readonly unsent: number
}

interface Lost {
  readonly title: string
  readonly words: readonly string[]
}

/** What somebody loses who signs out now; undefined where it is nothing. */
export function whatIsLost({ isStored, unsent }: Left): Lost | undefined {
  const words = [
    ...(unsent === 0
      ? []
      : [
          `会话里有 ${unsent} 条回复没有发给客户，退出后就没有了。请先回到会话重新发送，或者复制下来。`,
        ]),
    ...(isStored
      ? []
      : ['您刚写的内容还没有存到服务器，现在退出会丢失。请先复制下来，或稍后再退出。']),
  ]
  if (words.length === 0) return undefined
  return { title: unsent > 0 ? '还有回复没有发出' : '还有内容没有保存好', words }
}
