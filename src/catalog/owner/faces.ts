import type { InferOutput } from 'valibot'
import content from './faces.json' with { type: 'json' }
import type { facesSchema } from './schemas/faces'

/** What is done with buyers' photos and portraits: tools, consent, retention and reminders. */
export const faces: Readonly<InferOutput<typeof facesSchema>> = content
