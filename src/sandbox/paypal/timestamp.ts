/** A time as orders and captures carry it: RFC 3339 in whole seconds. */
export const timestamp = (milliseconds: number = Date.now()) =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
