import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { site } from '~/catalog/site'
import type { Service } from '~/features/services/content/service'
import { ButtonLink } from '~/ui/Button'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { NewTab } from '~/ui/NewTab'

type ServiceCallProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'wide' | 'className'> & {
  service: Service
  label: MessageDescriptor
  /** The name of the plan, where each plan has the same button. */
  plan?: string
}

/** A call to action that opens the scheduling page in a new tab (R-PKG-02, R-PKG-06). */
export function ServiceCall({ service, label, plan, ...style }: ServiceCallProps) {
  const { t } = useLingui()
  return (
    <ButtonLink {...style} href={site.scheduling[service.scheduling]} target="_blank" rel="noopener">
      {/* A single child, because the button's gap is meant for icons. */}
      <span>
        {t(label)}
        {plan && <VisuallyHidden>: {plan}</VisuallyHidden>}
        <NewTab />
      </span>
    </ButtonLink>
  )
}
