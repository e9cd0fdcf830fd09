import { Trans, useLingui } from '@lingui/react/macro'
import { deskPaths, editorPath } from '~/catalog/desk'
import { repository } from '~/catalog/owner/repository'
import { orderListTexts } from '~/features/desk/content/lists'
import type { OwnerTask } from '~/features/desk/content/ownerTask'
import { ownerTasks } from '~/features/desk/content/ownerTasks'
import { siteEditorTexts } from '~/features/desk/content/siteEditor'
import type { OrderList } from '~/features/desk/schema'
import { bindText } from '~/ui/bindWords'
import { Fold } from '../shell/Fold'
import { Panel } from '../shell/Panel'
import { textLinkClass } from '../shell/TextLink'

/** What the owner does without a programmer, each with its steps and a link to where it is done. */
export function OwnerTasks({ title }: { title: string }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="tasks" className="mt-10">
      <h2 id="tasks" className="scroll-mt-6 display-tight leading-tight [font-size:1.75rem]">
        <span>{title}</span>
      </h2>
      <p className="mt-3 max-w-34em text-ink-soft">
        <Trans comment="Desk, help: above the list of tasks">
          You can do all of this on a phone. A change to the site is checked before it is saved, and visitors
          see it once you publish it.
        </Trans>
      </p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {ownerTasks.map(({ title, tasks }, index) => (
          <div key={title.id} className={index === 1 ? 'lg:row-span-2' : undefined}>
            <Panel level={3} title={i18n._(title)}>
              {tasks.map((task) => (
                <Task key={task.what.id} task={task} />
              ))}
            </Panel>
          </div>
        ))}
      </div>
    </section>
  )
}

function Task({ task: { what, steps, at } }: { task: OwnerTask }) {
  const { i18n } = useLingui()
  return (
    <Fold title={i18n._(what)}>
      {steps.map((step) => (
        <p key={step.id} className="mb-2">
          {bindText(i18n._(step))}
        </p>
      ))}
      <Place at={at} />
    </Fold>
  )
}

function Place({ at }: Pick<OwnerTask, 'at'>) {
  const { t, i18n } = useLingui()
  if ('form' in at)
    return (
      <PlaceLink
        href={`${editorPath}#/collections/site/entries/${at.form}`}
        text={i18n._(siteEditorTexts.title)}
      />
    )
  if ('list' in at) return <ListLink list={at.list} />
  if ('page' in at) {
    const names = {
      [deskPaths.orders]: t({ message: 'Orders', comment: 'Desk: menu' }),
      [deskPaths.messages]: t({ message: 'Messages', comment: 'Desk: menu' }),
      [deskPaths.today]: t({ message: 'Today', comment: 'Desk: title of the page' }),
      [editorPath]: i18n._(siteEditorTexts.title),
    } as const
    return <PlaceLink href={at.page} text={names[at.page]} />
  }
  if (!repository.name)
    return (
      <p className="text-small text-ink-soft">
        <Trans comment="Desk, help: where a link to GitHub would be">
          The link to GitHub appears here once the site content is connected to the repository.
        </Trans>
      </p>
    )
  const home = `https://github.com/${repository.name}`
  const places = {
    texts: [`${home}/tree/${repository.branch ?? 'HEAD'}/locales`, t`Texts on GitHub`],
    deploy: [`${home}/actions/workflows/deploy.yml`, t`Deployments on GitHub`],
    goBack: [`${home}/actions/workflows/rollback.yml`, t`“Go back” on GitHub`],
  } as const
  const [href, text] = places[at.repository]
  return <PlaceLink href={href} text={text} />
}

export function ListLink({ list: key }: { list: OrderList }) {
  const { t, i18n } = useLingui()
  const list = i18n._(orderListTexts[key].name)
  return (
    <PlaceLink
      href={`/desk?list=${key}`}
      text={t({
        message: `The list “${list}”`,
        comment: 'Desk, help: leads to a list of orders; {list} is its name',
      })}
    />
  )
}

/** Where something is done. */
function PlaceLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={textLinkClass}>
      <span>{text}</span>
    </a>
  )
}
