import type { Locale } from '~/catalog/locales'
import type { OwnerFile } from '~/catalog/owner/ownerFiles'
import { pathOfFile } from '../changed/changedList'
import type { EditorForm } from './editorForm'
import { deliveredFiles } from './ownerFolder'

/** Content of an owner's file as the repository has it. */
export const delivered = (file: OwnerFile) => JSON.parse(deliveredFiles[pathOfFile(file)] ?? '')

/** An edit that an owner makes in a form. */
type Task = {
  what: string
  file: OwnerFile
  locale: Locale
  /** What the owner does between opening and saving the form. */
  edit: (form: EditorForm) => Promise<unknown>
  /** The content of the file afterwards. */
  becomes: (before: ReturnType<typeof delivered>) => unknown
}

const notice = {
  // Later than a notice that the owner may have.
  from: '2099-12-30',
  to: '2099-12-31',
  br: { text: 'Estaremos fechados até 1º de janeiro.', link: { text: 'Fale conosco', href: '/br#contato' } },
}
const testimonial = { words: 'They answer on Sundays.', name: 'Ana de Souza', role: 'Baker' }

export const tasks: Task[] = [
  {
    what: 'another closing time',
    file: 'openingHours',
    locale: 'pt-BR',
    async edit(form) {
      await form.expand()
      await form.text('Fecha').fill('19:30')
    },
    becomes: ({ hours: [first, ...more], ...others }) => ({
      hours: [{ ...first, closes: '19:30' }, ...more],
      ...others,
    }),
  },
  {
    what: 'a day less in one line, a line more',
    file: 'openingHours',
    locale: 'en-US',
    async edit(form) {
      await form.expand()
      await form.button(/^Remove .Friday/).click()
      const { length } = delivered('openingHours').hours
      await form.button(/^Add .Line/).click()
      await form.choose('Days', 'Friday', length)
      await form.text('Opens', length).fill('09:00')
      await form.text('Closes', length).fill('12:00')
    },
    becomes: ({ hours: [{ days, ...times }, ...more], ...others }) => ({
      hours: [
        { days: days.filter((day: string) => day !== 'Friday'), ...times },
        ...more,
        { days: ['Friday'], opens: '09:00', closes: '12:00' },
      ],
      ...others,
    }),
  },
  {
    what: 'a line less, a day without times',
    file: 'openingHours',
    locale: 'en-US',
    async edit(form) {
      await form.expand()
      await form.text('Opens').fill('')
      await form.text('Closes').fill('')
      await form.button('Remove').last().click()
    },
    // Days of other hours come after the usual ones.
    becomes: ({ hours: [{ days }, ...more], closedOn, ...others }) => ({
      hours: [{ days }, ...(closedOn.length ? more : more.slice(0, -1))],
      closedOn: closedOn.slice(0, -1),
      ...others,
    }),
  },
  {
    what: 'a notice with days and a link',
    file: 'notice',
    locale: 'pt-BR',
    async edit(form) {
      await form.button(/^Adicionar .Aviso/).click()
      await form.day('Primeiro dia').fill(notice.from)
      await form.day('Último dia').fill(notice.to)
      await form.add('Edição em português').check()
      await form.text('Texto').fill(notice.br.text)
      await form.add('Link').check()
      await form.text('Texto do link').fill(notice.br.link.text)
      await form.text('Endereço').fill(notice.br.link.href)
    },
    becomes: ({ notices }) => ({ notices: [...notices, notice] }),
  },
  {
    what: 'the banner switched in one edition',
    file: 'banner',
    locale: 'pt-BR',
    edit: (form) => form.toggle('Edição em inglês').click(),
    becomes: ({ us, br }) => ({ us: !us, br }),
  },
  {
    what: 'a testimonial more and one less',
    file: 'testimonials',
    locale: 'en-US',
    async edit(form) {
      // Six are the most.
      await form.button('Remove').first().click()
      await form
        .button(/^Add .Testimonial/)
        .first()
        .click()
      await form.text('Words').last().fill(testimonial.words)
      await form.text('Name').last().fill(testimonial.name)
      await form.text('Role or place').last().fill(testimonial.role)
    },
    becomes: ({ us, br }) => ({ us: [...us.slice(1), testimonial], br }),
  },
  {
    what: 'a price',
    file: 'prices',
    locale: 'pt-BR',
    async edit(form) {
      await form.expandGroup('P-01 ')
      await form.number('Preço').fill('1357')
    },
    becomes: (before) => ({ ...before, 'P-01': { start: { price: 1357 } } }),
  },
  {
    what: 'the repository’s name',
    file: 'repository',
    locale: 'en-US',
    edit: (form) => form.text('Repository').fill('my-studio/site'),
    becomes: (before) => ({ ...before, name: 'my-studio/site' }),
  },
]
