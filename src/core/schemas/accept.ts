import * as v from 'valibot'

/** Refuses input that the call does not take. Which part of it was wrong stays with the sender. */
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
