/** An expected failure is a value with a code; a bug throws. */
export type Result<Value, Code extends string> = { ok: true; value: Value } | { ok: false; code: Code }

export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const failure = <Code extends string>(code: Code): { ok: false; code: Code } => ({ ok: false, code })
