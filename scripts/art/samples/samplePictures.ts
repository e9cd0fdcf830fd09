import type { Edition } from '../../../src/catalog/editions.ts'
import type { Picture } from '../../../src/catalog/pictures.ts'
import { pictureFile } from '../picture.ts'
import { sayIn } from '../words/say.ts'
import { withGlyphs } from '../words/words.ts'
import { frame as adFrame, adPair } from './adPair.ts'
import { frame as eventFrame, eventFrames } from './eventFrames.ts'
import { letterPicture, letterSize } from './letterPicture.ts'
import { strip } from './strip.ts'

const file = ({ width, height }: typeof adFrame, frames: readonly string[]) =>
  pictureFile({
    width: width * frames.length,
    height,
    content: withGlyphs(strip(width, height, frames)),
    fluid: true,
  })
const ads = (edition: Edition) => file(adFrame, adPair(sayIn(edition, 'ad-creative-pack')))

/** The text of every drawn sample's file, by its path below `public/`. */
export const samplePictures: Record<Picture<'samples'>, string> = {
  '/samples/ad-creative-pack-br.svg': ads('br'),
  '/samples/ad-creative-pack-us.svg': ads('us'),
  '/samples/animated-event-video.svg': file(eventFrame, eventFrames),
  '/samples/email-marketing.svg': pictureFile({ ...letterSize, content: letterPicture }),
}
