import * as v from 'valibot'

/** Thrown for input that does not match the schema. Does not contain any of the input. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
}

/**
 * Creates the input validator of a server function. Stops at the first issue, because a list of all issues would repeat
 * the input many times over.
 * @throws InvalidInput
 */
export function validateInput<Schema extends v.GenericSchema>(schema: Schema) {
  return (input: v.InferInput<Schema>): v.InferOutput<Schema> => {
    const parsed = v.safeParse(schema, input, { abortEarly: true })
    if (!parsed.success) throw new InvalidInput()
    return parsed.output
  }
}
