export const chatsPath = '/chats'
