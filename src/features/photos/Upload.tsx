import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { Section } from '~/ui/Section'
import { Footer } from '~/ui/shell/Footer'
import { Header } from '~/ui/shell/Header'
import './upload.css'
import { UploadGuide } from './UploadGuide'
import { UploadInvalid } from './UploadInvalid'
import { UploadPanel } from './UploadPanel'

export function Upload({
  edition,
  sessionId,
}: {
  edition: EditionsWith<'upload'>
  sessionId: string | undefined
}) {
  return (
    <>
      <Header edition={edition} />
      <main id="main">
        <Section space="none" className="pb-20 pt-6 md:pb-30 md:pt-10">
          {sessionId === undefined ? (
            <UploadInvalid edition={edition} />
          ) : (
            <>
              <h1 className="text-title display-tight">
                <Trans>Upload your photos</Trans>
              </h1>
              <p className="upload-lead mt-4 max-w-34em text-lead text-ink-soft">
                <Trans>The better we know your face, the better your portraits.</Trans>
              </p>
              <div className="mt-8 grid gap-x-8 gap-y-12 md:mt-12 lg:grid-cols-12">
                <div className="min-w-0 lg:col-span-8">
                  <ErrorBoundary>
                    <UploadPanel edition={edition} sessionId={sessionId} />
                  </ErrorBoundary>
                </div>
                <div className="lg:(col-span-4 pl-6)">
                  <ErrorBoundary>
                    <UploadGuide edition={edition} sessionId={sessionId} />
                  </ErrorBoundary>
                </div>
              </div>
            </>
          )}
        </Section>
      </main>
      <Footer edition={edition} />
    </>
  )
}
