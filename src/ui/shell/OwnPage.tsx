import type { ComponentType } from 'react'

type OwnPageProps<Props> = {
  /** Its module in `app/client/pages/`. */
  name: string
  page: ComponentType<Props>
  /** Plain data: the browser reads it from an attribute. */
  props: Props
}

/**
 * A page that the browser starts as a React root of its own, without the router (`app/client/startOwnPage.tsx`). Its
 * links are plain links.
 */
export function OwnPage<Props extends object>({ name, page: Page, props }: OwnPageProps<Props>) {
  return (
    <div data-page={name} data-props={JSON.stringify(props)}>
      <Page {...props} />
    </div>
  )
}
