import { msg } from '@lingui/core/macro'
import type { HeadText } from '~/catalog/headText'

export const photoInstructionsHead: HeadText = {
  headline: msg`Photos that make great portraits`,
  title: msg`Photo guide`,
  description: msg`How many photos to send, which light, backgrounds, and poses work best, and what to leave out.`,
}

/** The five sections of the guide (R-INS-01), each with a good and a bad example as drawings. */
export const photoGuide = [
  {
    id: 'count',
    title: msg`How many photos`,
    text: msg`We recommend at least 20, and you can send up to 30. Quality comes first, but numbers help: each photo tells us a little more about your face.`,
    advice: [
      { id: 'days', text: msg`Pick photos from different days` },
      { id: 'mix', text: msg`Mix close-ups with pictures from the waist up` },
    ],
    good: msg`many different photos of one person`,
    bad: msg`a single photo`,
  },
  {
    id: 'lighting',
    title: msg`Lighting`,
    text: msg`Soft, even light shows your features best. Stand facing a window, or outdoors in the shade.`,
    advice: [
      { id: 'face', text: msg`Keep the light on your face, not behind you` },
      { id: 'flash', text: msg`Turn the flash off` },
    ],
    good: msg`daylight from the front, the whole face visible`,
    bad: msg`light from behind, your face in shadow`,
  },
  {
    id: 'background',
    title: msg`Background`,
    text: msg`A plain wall, a garden, a quiet street: anything that keeps the focus on you. Clutter obscures the outline of your hair, even though we replace the background.`,
    advice: [
      { id: 'distance', text: msg`Step away from the wall` },
      { id: 'places', text: msg`Use several places, not just one` },
    ],
    good: msg`one person in front of a plain background`,
    bad: msg`a room full of things behind you`,
  },
  {
    id: 'poses',
    title: msg`Poses`,
    text: msg`Look into the camera, then a little left, a little right. Smile in some photos and keep a neutral expression in others.`,
    advice: [
      { id: 'angles', text: msg`Front, three-quarter, and profile` },
      { id: 'height', text: msg`Hold the camera at eye level, an arm’s length away or more` },
    ],
    good: msg`a different angle and distance in each photo`,
    bad: msg`the same pose again, or the face cut off`,
  },
  {
    id: 'avoid',
    title: msg`What to avoid`,
    text: msg`Anything that hides or changes your face teaches us the wrong face.`,
    advice: [
      { id: 'cover', text: msg`Sunglasses, masks, hats, and hands in front of the face` },
      { id: 'filters', text: msg`Beauty filters, stickers, and heavy editing` },
      { id: 'blur', text: msg`Blurry photos, screenshots, and group pictures` },
    ],
    good: msg`an unedited photo with the face uncovered`,
    bad: msg`hat and sunglasses, or a filter over the face`,
  },
] as const
