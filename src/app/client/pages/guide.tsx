import { useLingui } from '@lingui/react/macro'
import { site } from '~/catalog/site'
import { photoInstructionsHead } from '~/features/portraits/content/photoInstructions'
import { PhotoInstructions } from '~/features/portraits/PhotoInstructions'

/** The photo guide in place of the upload, for a buyer who comes back to it. */
export function Guide(props: Parameters<typeof PhotoInstructions>[0]) {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t(photoInstructionsHead.title)} – ${site.brand}`}</title>
      <PhotoInstructions {...props} />
    </>
  )
}
