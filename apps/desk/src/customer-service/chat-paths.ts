export const chatsPath = '/chats'
export const closedChatsPath = '/closed-chats'
