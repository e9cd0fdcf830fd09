import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { ServiceSlug } from '~/catalog/products'
import { vignettePath } from '~/catalog/vignettes'
import { Deliverables } from '~/features/services/blocks/Deliverables'
import { OptionsTable } from '~/features/services/blocks/OptionsTable'
import { Solutions } from '~/features/services/blocks/Solutions'
import type { Block } from '~/features/services/content/service'
import type { Tone } from '~/ui/Section'

type ServiceBlockProps = { tone: Tone; edition: EditionsWith<ServiceSlug>; block: Block }

/** An optional section: deliverables, options or solutions. */
export function ServiceBlock({ tone, edition, block }: ServiceBlockProps) {
  const { t } = useLingui()
  const title = t(block.title)
  const section = { tone, id: block.id, title, lead: block.lead && t(block.lead) }

  switch (block.kind) {
    case 'table':
      return (
        <Deliverables
          {...section}
          rows={block.rows.map(({ id, label, value }) => ({ id, label: t(label), value: t(value) }))}
        />
      )
    case 'options':
      return (
        <OptionsTable
          {...section}
          labels={{
            caption: t({
              message: `Table: ${title}`,
              comment: 'Names a table after the heading of its section',
            }),
            fact: t({
              message: 'Side by side',
              comment: 'Head of the first column, which names what is compared',
            }),
          }}
          columns={block.columns.map((column) => t(column))}
          rows={block.rows.map(({ id, label, values }) => ({
            id,
            label: t(label),
            values: values.map((value) => t(value)),
          }))}
        />
      )
    case 'solutions':
      return (
        <Solutions
          {...section}
          items={block.items.map(({ id, art, title, text }) => ({
            id,
            art: vignettePath(art, edition),
            title: t(title),
            text: t(text),
          }))}
        />
      )
  }
}
