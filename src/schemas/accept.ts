import * as v from 'valibot'

/** What was sent is not what the call takes. Which part of it is nobody's business but the sender's. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
}

/**
 * The check of a call's input. Stops at the first thing that is wrong: a list of all of them would repeat the
 * input many times over.
 * @throws InvalidInput
 */
export function accept<Schema extends v.GenericSchema>(schema: Schema) {
  return (input: v.InferInput<Schema>): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, input, { abortEarly: true })
    if (!parsed.success) throw new InvalidInput()
    return parsed.output
  }
}
