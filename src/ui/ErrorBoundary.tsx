import { Trans } from '@lingui/react/macro'
import { Component, Fragment, type ReactNode } from 'react'
import { isChunkLoadError } from '~/ui/browser/chunkLoadError'
import { Button } from './Button'
import { captureFormState } from './browser/captureFormState'
import { Notice } from './Notice'

type AreaState = { error: unknown; renderings: number }

/**
 * An error boundary for part of a page, for example when an extension has removed a DOM node that React manages.
 * Retries once and keeps what the user entered; when that fails too, shows an error with a retry button.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, AreaState> {
  override state: AreaState = { error: undefined, renderings: 0 }
  private restore: (() => void) | undefined

  static getDerivedStateFromError = (error: unknown) => ({ error })

  // Runs before the old elements are removed.
  override getSnapshotBeforeUpdate(_: unknown, { error }: AreaState) {
    if (this.state.error && !error) this.restore = captureFormState(document)
    return null
  }

  override componentDidMount() {
    this.recover()
  }

  override componentDidUpdate() {
    this.recover()
  }

  private recover() {
    const { error, renderings } = this.state
    if (error && renderings === 0) this.retry()
    else if (!error) {
      this.restore?.()
      this.restore = undefined
    }
  }

  private retry = () => this.setState({ error: undefined, renderings: this.state.renderings + 1 })

  override render() {
    const { error, renderings } = this.state
    // Rethrow: the route's error boundary reloads the page.
    if (isChunkLoadError(error)) throw error
    if (!error) return <Fragment key={renderings}>{this.props.children}</Fragment>
    if (renderings === 0) return null
    return (
      <Notice kind="error" className="my-4">
        <p>
          <Trans>Something went wrong in this part of the page. Everything else still works.</Trans>
        </p>
        <p className="pt-3">
          <Button size="small" variant="secondary" onClick={this.retry}>
            <Trans>Reload this part</Trans>
          </Button>
        </p>
      </Notice>
    )
  }
}
