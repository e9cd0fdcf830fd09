import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { EditionsWith } from '~/catalog/addresses'
import { faces } from '~/catalog/owner/faces'
import { site } from '~/catalog/site'
import type { LegalSection } from '~/features/legal/content/legal'
import { bindLastWords } from '~/ui/bindWords'
import { LegalHeading } from './LegalHeading'
import { LegalWords } from './LegalWords'

type LegalTextProps = { section: LegalSection; number: number; edition: EditionsWith<'privacy' | 'terms'> }

/** One numbered section of paragraphs and lists. */
export function LegalText({ section, number, edition }: LegalTextProps) {
  const { i18n } = useLingui()
  const values = {
    ...faces,
    tools: new Intl.ListFormat(i18n.locale).format(faces.tools.map(({ name, link }) => `${name} (${link})`)),
    brand: site.brand,
    email: site.contact[edition].email,
  }
  const translate = ({ id }: MessageDescriptor) => i18n._(id, values)
  return (
    <section aria-labelledby={section.id} className="pb-12 md:pb-14">
      <LegalHeading id={section.id} number={number}>
        {bindLastWords(translate(section.heading), 18)}
      </LegalHeading>
      {section.body.map((block) =>
        'id' in block ? (
          <p key={block.id} className="mt-4">
            <LegalWords text={translate(block)} edition={edition} />
          </p>
        ) : (
          <ul key={block[0]?.id} className="mt-4 space-y-2.5">
            {block.map((item) => (
              <li key={item.id} className="relative pl-6">
                <span aria-hidden="true" className="absolute left-0 top-[0.8em] h-0.5 w-3 bg-ember" />
                <LegalWords text={translate(item)} edition={edition} />
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
