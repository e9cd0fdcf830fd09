/** Messages of the checkout page after a submission. The URL carries the key, never the text. */
const notices = {
  declined: 'The card was declined. Nothing was paid; you can try again.',
  email: 'An e-mail address is needed to pay.',
} as const

export type Notice = keyof typeof notices

export const noticeText = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(notices, name) ? notices[name as Notice] : undefined
